/** @jsxRuntime automatic @jsxImportSource preact */
import type { ComponentChildren } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { usePerson } from '../api/person';
import { Icon } from '../look/Icon';
import { Logo } from '../look/Logo';
import { Toasts } from '../look/Toasts';
import { change, useSettings } from '../settings/kept';
import { shellWords } from '../words/shell';
import { useWords } from '../words/language';
import { Link } from './Link';
import { Lost } from './Lost';
import { pages } from './pages';
import { fit, place } from './route';
import { useStore } from './store';

const THEMES = { system: 'light', light: 'dark', dark: 'system' } as const;
const THEME_ICONS = { system: 'system', light: 'sun', dark: 'moon' } as const;

/** The frame around every page: name, ways to the pages, switches, notices. */
export function Shell() {
  const words = useWords(shellWords);
  const { path } = useStore(place);
  const main = useRef<HTMLElement>(null);
  const first = useRef(true);
  const found = pages.flatMap((page) => {
    const parts = fit(page.at, path);
    return parts ? [{ page, parts }] : [];
  })[0];
  const title = found ? words[found.page.name] : words.lost;
  useEffect(() => {
    document.title = path === '/' ? 'Broadside' : `${title} · Broadside`;
  }, [path, title]);
  useEffect(() => {
    // Who uses a screen reader hears that the page has changed; not at the first one, which the browser announces.
    if (!first.current) {
      main.current?.focus({ preventScroll: true });
    }
    first.current = false;
  }, [found?.page.at]);
  return (
    <>
      <a class="skip" href="#content">
        {words.skip}
      </a>
      <Head path={path} />
      <main id="content" ref={main} tabIndex={-1} class={`page page-${found?.page.name ?? 'lost'}`}>
        {found ? found.page.show(found.parts) : <Lost />}
      </main>
      {found?.page.name !== 'table' && (
        <footer class="foot">
          <p>{words.foot}</p>
        </footer>
      )}
      <Toasts />
    </>
  );
}

function Head({ path }: { path: string }) {
  const words = useWords(shellWords);
  const person = usePerson();
  const { theme, sound, language } = useSettings();
  const [open, setOpen] = useState(false);
  useEffect(() => setOpen(false), [path]);
  const themeWords = { system: words.themeSystem, light: words.themeLight, dark: words.themeDark };
  return (
    <header class={`head ${person ? 'known' : ''}`}>
      <Link to="/" class="brand" label="Broadside">
        <Logo />
        <span>Broadside</span>
      </Link>
      <nav id="pages" class={open ? 'nav open' : 'nav'} aria-label={words.pages}>
        {person && (
          <span class="who in-menu">
            <Icon name="person" />
            <span>{person.name}</span>
          </span>
        )}
        {pages
          .filter((page) => page.menu)
          .map((page) => (
            <Link key={page.at} to={page.at.replace(/\/:.*/, '')} current={fit(page.at, path) !== null}>
              {words[page.name]}
            </Link>
          ))}
      </nav>
      <div class="switches">
        {person && (
          <span class="who">
            <Icon name="person" />
            <span>{person.name}</span>
          </span>
        )}
        <button
          type="button"
          class="switch language"
          lang={language === 'en' ? 'es' : 'en'}
          title={words.otherLanguageHelp}
          aria-label={words.otherLanguageHelp}
          onClick={() => change({ language: language === 'en' ? 'es' : 'en' })}
        >
          {language === 'en' ? 'ES' : 'EN'}
        </button>
        <Switch label={sound ? words.soundOn : words.soundOff} onClick={() => change({ sound: !sound })}>
          <Icon name={sound ? 'sound' : 'silence'} />
        </Switch>
        <Switch label={themeWords[theme]} onClick={() => change({ theme: THEMES[theme] })}>
          <Icon name={THEME_ICONS[theme]} />
        </Switch>
        <button
          type="button"
          class="switch menu"
          aria-expanded={open}
          aria-controls="pages"
          aria-label={words.menu}
          onClick={() => setOpen(!open)}
        >
          <Icon name={open ? 'close' : 'menu'} />
        </button>
      </div>
    </header>
  );
}

function Switch(props: { label: string; onClick: () => void; children: ComponentChildren }) {
  return (
    <button type="button" class="switch" aria-label={props.label} title={props.label} onClick={props.onClick}>
      {props.children}
    </button>
  );
}
