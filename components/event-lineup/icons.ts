import { html, svg, type TemplateResult } from 'lit';

/** Drawn on a grid of 24, in lines of the text colour. */
export const icons = {
  search: svg`<circle cx="11" cy="11" r="6.5" /><path d="m16 16 4.5 4.5" />`,
  filter: svg`<path d="M4 7h16M7 12h10M10 17h4" />`,
  star: svg`<path d="m12 3.5 2.6 5.4 5.9.8-4.3 4.1 1.1 5.9-5.3-2.9-5.3 2.9 1.1-5.9-4.3-4.1 5.9-.8z" />`,
  clash: svg`<path d="M12 4 2.5 20h19zM12 10.5v4M12 17.5v.1" />`,
  down: svg`<path d="m6 9.5 6 6 6-6" />`,
  close: svg`<path d="m7 7 10 10M17 7 7 17" />`,
  list: svg`<path d="M4 6h16M4 12h16M4 18h10" />`,
  time: svg`<circle cx="12" cy="12" r="8.5" /><path d="M12 7v5l3.5 2" />`,
  poster: svg`<path d="M6 3.5h12v17H6zM9 8h6M8.5 12h7M10 16h4" />`,
  timetable: svg`<path d="M4 5v14M10 5v8M10 16v3M16 5v3M16 11v8M20.5 5v14" />`,
};

export const icon = (drawing: TemplateResult<2>, kind = ''): TemplateResult =>
  html`<svg class="icon ${kind}" viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>`;
