package broadside.trials.browser;

import com.microsoft.playwright.Page;
import java.util.List;

/** The judge of a page's text: every word whole, within its card or button, not cut off, not over another. */
final class TextFit {
    private static final String FAULTS = """
            () => {
              const faults = new Set();
              const root = document.documentElement;
              if (root.scrollWidth > root.clientWidth) {
                const beyond = [...document.body.querySelectorAll('*')].filter(
                  one => one.getBoundingClientRect().right > root.clientWidth + 0.5).slice(0, 3);
                faults.add(`the page sticks out by ${root.scrollWidth - root.clientWidth} px: `
                  + beyond.map(one => `${one.tagName}.${one.getAttribute('class')}`).join(', '));
              }
              const paints = one => {
                const style = getComputedStyle(one);
                return style.display !== 'inline' && (style.backgroundImage !== 'none'
                  || !/, 0\\)$|^transparent$/.test(style.backgroundColor)
                  || ['Top', 'Right', 'Bottom', 'Left'].every(side => parseFloat(style[`border${side}Width`]) > 0));
              };
              const endsInDots = style => style.textOverflow === 'ellipsis' && !/flex|grid/.test(style.display);
              const isOver = one => one.closest('.toasts, dialog') !== null;
              const told = [];
              const range = document.createRange();
              const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
              for (let node = walker.nextNode(); node; node = walker.nextNode()) {
                const at = node.parentElement;
                if (!node.data.trim() || at.closest('svg, select, textarea, script, style, noscript, .hidden-words')
                    || !at.checkVisibility({opacityProperty: true, visibilityProperty: true})) {
                  continue;
                }
                range.selectNodeContents(node);
                // what lies left of the page or above it waits for the keyboard, as the link to the content does
                const boxes = [...range.getClientRects()].filter(box => box.width > 0
                  && box.right + scrollX > 0 && box.bottom + scrollY > 0);
                const where = `"${node.data.trim().slice(0, 40)}" in ${at.tagName}.${at.className}`;
                for (const word of node.data.matchAll(/[\\p{L}\\p{N}’']+/gu)) {
                  range.setStart(node, word.index);
                  range.setEnd(node, word.index + word[0].length);
                  const lines = new Set([...range.getClientRects()].map(box => Math.round(box.top)));
                  if (lines.size > 1 && getComputedStyle(at).hyphens !== 'auto') {
                    faults.add(`broken word "${word[0]}": ${where}`);
                  }
                }
                let paper = null;
                let mayPass = false; // it scrolls, or ends in dots
                for (let one = at; one && one !== document.body; one = one.parentElement) {
                  const style = getComputedStyle(one);
                  const frame = one.getBoundingClientRect();
                  if (!paper && !mayPass && paints(one)) {
                    paper = frame;
                    const out = boxes.some(box => box.right > frame.right + 1.5 || box.left < frame.left - 1.5
                      || box.top > frame.bottom - 2);
                    if (out && !endsInDots(style)) {
                      faults.add(`runs out of ${one.tagName}.${one.className}: ${where}`);
                    }
                  }
                  mayPass ||= /auto|scroll/.test(style.overflowX + style.overflowY);
                  if (!mayPass && /hidden|clip/.test(style.overflowX)) {
                    if (endsInDots(style)) {
                      mayPass = true;
                    } else if (boxes.some(box => box.right > frame.right + 1.5 || box.left < frame.left - 1.5)) {
                      faults.add(`cut off by ${one.tagName}.${one.className}: ${where}`);
                    }
                  }
                }
                if (!isOver(at) && !mayPass) {
                  boxes.forEach(box => told.push({box, where}));
                }
              }
              told.sort((one, other) => one.box.top - other.box.top);
              told.forEach(({box, where}, i) => {
                for (let k = i + 1; k < told.length && told[k].box.top < box.bottom; k++) {
                  const other = told[k].box;
                  const wide = Math.min(box.right, other.right) - Math.max(box.left, other.left);
                  const high = Math.min(box.bottom, other.bottom) - other.top;
                  // lines may stand close, so their boxes overlap; more than half a line is one word over another
                  if (wide > 3 && high > 0.55 * Math.min(box.height, other.height)) {
                    faults.add(`${where} lies over ${told[k].where}`);
                  }
                }
              });
              return [...faults];
            }""";

    private TextFit() {}

    /** Returns what is wrong with the text that is shown now, in words. */
    @SuppressWarnings("unchecked")
    static List<String> faults(Page page) {
        return (List<String>) page.evaluate(FAULTS);
    }
}
