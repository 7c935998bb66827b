import { render, type ComponentChild } from 'preact';

/** As much of a browser's document as Preact needs to draw: what was drawn can be read without a browser. */
class Leaf {
  childNodes: Leaf[] = [];
  parentNode: Leaf | null = null;
  attributes: { name: string; value: string }[] = [];
  namespaceURI = 'http://www.w3.org/1999/xhtml';
  nodeType: number;
  localName: string;
  data = '';
  style = {};

  constructor(localName: string | null) {
    this.nodeType = localName === null ? 3 : 1;
    this.localName = localName ?? '#text';
  }

  get firstChild(): Leaf | null {
    return this.childNodes[0] ?? null;
  }

  get nextSibling(): Leaf | null {
    const all = this.parentNode?.childNodes ?? [];
    return all[all.indexOf(this) + 1] ?? null;
  }

  insertBefore(child: Leaf, next: Leaf | null): void {
    child.remove();
    const at = next ? this.childNodes.indexOf(next) : this.childNodes.length;
    if (at < 0) {
      throw new Error('to be put before what is not there');
    }
    this.childNodes.splice(at, 0, child);
    child.parentNode = this;
  }

  appendChild(child: Leaf): void {
    this.insertBefore(child, null);
  }

  removeChild(child: Leaf): void {
    child.remove();
  }

  remove(): void {
    const all = this.parentNode?.childNodes ?? [];
    const at = all.indexOf(this);
    if (at >= 0) {
      all.splice(at, 1);
    }
    this.parentNode = null;
  }

  setAttribute(name: string, value: string): void {
    this.removeAttribute(name);
    this.attributes.push({ name, value: String(value) });
  }

  removeAttribute(name: string): void {
    this.attributes = this.attributes.filter((one) => one.name !== name);
  }

  addEventListener(): void {}

  removeEventListener(): void {}

  get textContent(): string {
    return this.nodeType === 3 ? this.data : this.childNodes.map((one) => one.textContent).join('');
  }

  all(localName: string): Leaf[] {
    return this.childNodes.flatMap((one) => [...(one.localName === localName ? [one] : []), ...one.all(localName)]);
  }
}

const documentOfPaper = {
  createElementNS: (_: string, name: string) => new Leaf(name),
  createElement: (name: string) => new Leaf(name),
  createTextNode: (text: string) => Object.assign(new Leaf(null), { data: text }),
};

/** A place to draw on, again and again. */
export function paper() {
  const root = new Leaf('div');
  const draw = (drawing: ComponentChild) => {
    const before = globalThis.document;
    globalThis.document = documentOfPaper as unknown as Document;
    try {
      render(drawing, root as unknown as Element);
    } finally {
      globalThis.document = before;
    }
    return root;
  };
  return { draw, root };
}
