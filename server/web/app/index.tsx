/** @jsxRuntime automatic @jsxImportSource preact */
import { render } from 'preact';
import './look/fonts.css';
import './look/fallbacks.css';
import './look/tokens.css';
import './look/page.css';
import './look/parts.css';
import './look/frame.css';
import { applySettings } from './settings/kept';
import { Shell } from './shell/Shell';

applySettings();
const root = document.getElementById('app');
if (root) {
  render(<Shell />, root);
}
