// Lets Node read the page as the bundler does: without endings of file names, TypeScript with all it has, styles as nothing.
import { existsSync, readFileSync } from 'node:fs';
import { registerHooks } from 'node:module';
import { fileURLToPath } from 'node:url';

/** What the tests call app/ is the folder of that name here. */
const PAGE = new URL('../../../../server/web/', import.meta.url);
const { default: ts } = await import(process.env.TYPESCRIPT);

registerHooks({
  resolve(specifier, context, next) {
    const ours = specifier.startsWith('app/');
    if (ours || specifier.startsWith('.')) {
      for (const ending of ['.ts', '.tsx']) {
        const url = new URL(specifier + ending, ours ? PAGE : context.parentURL);
        if (existsSync(url)) {
          return { url: url.href, shortCircuit: true };
        }
      }
    }
    // Drawn with the Preact that the page is built with.
    return next(specifier, /^preact(\/|$)/.test(specifier) ? { ...context, parentURL: PAGE.href } : context);
  },
  load(url, context, next) {
    if (url.endsWith('.css')) {
      return { format: 'module', source: '', shortCircuit: true };
    }
    if (!/\.tsx?$/.test(url)) {
      return next(url, context);
    }
    const file = fileURLToPath(url);
    const { outputText } = ts.transpileModule(readFileSync(file, 'utf8'), {
      fileName: file,
      compilerOptions: {
        target: ts.ScriptTarget.ES2022,
        module: ts.ModuleKind.ES2022,
        jsx: ts.JsxEmit.ReactJSX,
        jsxImportSource: 'preact',
        inlineSourceMap: true,
      },
    });
    return { format: 'module', source: outputText, shortCircuit: true };
  },
});
