/** @jsxRuntime automatic @jsxImportSource preact */
import { ShipPicture } from '../spanish-main/ShipPicture';
import '../spanish-main/table.css';

/** The picture of the first page: three ships under a low sun. It only decorates. */
export function Harbour() {
  return (
    <div class="harbour" aria-hidden="true">
      <svg class="harbour-sky" viewBox="0 0 1200 420" preserveAspectRatio="xMidYMax slice">
        <circle class="sun" cx="930" cy="215" r="72" />
        <path class="isle" d="M700 300q70-26 130-16 60-34 120 16zM1010 300q50-46 96-30 50-34 94 6v24z" />
        <path
          class="wave one"
          d="M0 300q50-14 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v120H0z"
        />
        <path
          class="wave two"
          d="M-50 335q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v90H-50z"
        />
        <path
          class="wave three"
          d="M0 372q50-16 100 0t100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0 100 0v60H0z"
        />
      </svg>
      <div class="harbour-ships">
        <ShipPicture ship="Winter Rose" damaged={false} />
        <ShipPicture ship="Gouden Reiger" damaged={false} />
        <ShipPicture ship="Viento Negro" damaged={false} />
      </div>
    </div>
  );
}
