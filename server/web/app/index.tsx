/** @jsxRuntime automatic @jsxImportSource preact */
import { render } from 'preact';
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
