/** @jsxRuntime automatic @jsxImportSource preact */
import { render } from 'preact';
import { Home } from './home';
import './look.css';

const place = document.getElementById('app');
if (place) {
  render(<Home />, place);
}
