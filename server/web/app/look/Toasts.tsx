/** @jsxRuntime automatic @jsxImportSource preact */
import { useStore } from '../shell/store';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { Icon } from './Icon';
import { dismiss, toasts } from './tell';
import { Why } from './Why';

/** Shows the notices of {@link tell}, as a live region that is there from the beginning. */
export function Toasts() {
  const words = useWords(shellWords);
  return (
    <div class="toasts" role="status" aria-live="polite">
      {useStore(toasts).map((toast) => (
        <div key={toast.id} class={`toast ${toast.kind}`}>
          <div>
            <p>{toast.says}</p>
            {toast.help && <p class="toast-help">{toast.help}</p>}
            <Why ids={toast.clauses} />
          </div>
          <button type="button" class="toast-close" aria-label={words.dismiss} onClick={() => dismiss(toast.id)}>
            <Icon name="close" />
          </button>
        </div>
      ))}
    </div>
  );
}
