import { html } from 'lit';
import demo from '../../src/i18n/states/en/demo.json' with { type: 'json' };
import { demoBadgeStyles } from './demo-badge.styles.js';
import type { EventElement } from './element.js';
import { adoptStyles } from './styles/adopt-styles.js';

/** Says on the element itself that its content is made up. */
export function showDemoBadge(host: EventElement): void {
  adoptStyles(host.renderRoot, demoBadgeStyles);
  host.addPhrases(demo);
  host.drawBadge = () => {
    const { demo: words, demoTitle } = host.phrases;
    return html`<p class="demo" part="demo-badge" title=${demoTitle}><span>${words}</span></p>`;
  };
  host.requestUpdate();
}
