import { css, type CSSResult } from 'lit';
import { pageStyles } from './styles/print-page.styles.js';

/** The element that prints. */
interface PrintingHost extends HTMLElement {
  readonly language: string;
  readonly direction: string;
}

/** As `@page` has it. */
export interface PageFormat {
  size: string;
  margin: string;
}

/** What is drawn for nothing but the printer. */
export interface Paper {
  styles: CSSResult;
  /** May draw, measure, and draw anew; what it returns holds for all of its pages. */
  draw: (root: ShadowRoot) => PageFormat;
}

/** Measured out of sight, and seen on paper alone. */
const screenStyles = css`
  :host {
    position: fixed;
    inset-block-start: 0;
    inset-inline-start: -1000mm;
    visibility: hidden;
    pointer-events: none;
  }

  @media print {
    :host {
      display: block;
      position: static;
      visibility: visible;
    }
  }
`;

/** Of the page around the element nothing is on the paper: neither its parts nor its spacing. */
const pageRules = ({ size, margin }: PageFormat): string => `
  @page {
    size: ${size};
    margin: ${margin};
  }

  @media print {
    html,
    body {
      all: revert !important;
      display: block !important;
      margin: 0 !important;
      padding: 0 !important;
      background: white !important;
    }

    body > :not(.event-paper),
    html::before,
    html::after,
    body::before,
    body::after {
      display: none !important;
    }
  }
`;

let leaveLast = (): void => undefined;

/** Prints one thing in place of the page, which is as before once that is done. */
export function printAlone(host: PrintingHost, { styles, draw }: Paper): void {
  leaveLast();
  const element = paperFor(host);
  const root = element.attachShadow({ mode: 'open' });
  root.adoptedStyleSheets = sheetsOf(screenStyles, pageStyles, styles);
  document.body.append(element);
  const rules = new CSSStyleSheet();
  rules.replaceSync(pageRules(draw(root)));
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, rules];
  const leave = () => {
    removeEventListener('afterprint', leave);
    element.remove();
    document.adoptedStyleSheets = document.adoptedStyleSheets.filter((one) => one !== rules);
  };
  leaveLast = leave;
  addEventListener('afterprint', leave);
  print();
}

/** In the type and the language of the element. */
function paperFor(host: PrintingHost): HTMLElement {
  const element = document.createElement('div');
  element.className = 'event-paper';
  element.lang = host.language;
  element.dir = host.direction;
  element.style.setProperty('font-family', getComputedStyle(host).fontFamily);
  return element;
}

const sheetsOf = (...styles: CSSResult[]): CSSStyleSheet[] =>
  styles.flatMap(({ styleSheet }) => styleSheet ?? []);
