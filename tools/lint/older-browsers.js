/**
 * The oldest browsers that the README names are Chrome 111, Firefox 115 and Safari 16.4. What they
 * cannot read of a style sheet must cost them no more than the rule it stands in, and what scripts
 * say of an element must reach them.
 */

/** Words of style sheets that are younger, unless `@supports` asks for them. */
const younger = {
  'light-dark(': 'Firefox 120, Safari 17.5',
  '@scope': 'Firefox 146, Safari 17.4',
  'anchor(': 'Firefox 147, Safari 26',
  'position-area': 'Firefox 147, Safari 26',
  'sibling-index(': 'Safari 26.2',
  'if(': 'Chrome 137',
  ':user-invalid': 'Chrome 119, Safari 16.5',
  ':user-valid': 'Chrome 119, Safari 16.5',
};

/** Selectors that a browser may not know; it then drops the whole list that they stand in. */
const unknown = /:(?:has|state|popover-open|open)\b/;

const withoutComments = (css) => css.replace(/\/\*[\s\S]*?\*\//g, '');

/** The parts of a list of selectors; commas inside brackets divide nothing. */
const partsOf = (list) =>
  list
    .replace(/\([^()]*\)/g, (inside) => inside.replaceAll(',', ';'))
    .split(',')
    .map((part) => part.trim().replaceAll(';', ','));

/** What of a style sheet older browsers lose, in words. */
function lostInOlderBrowsers(text) {
  const found = [];
  const around = [];
  for (const [, head, sign] of withoutComments(text).matchAll(/(?<![^{};])([^{};]*)([{};])/g)) {
    const words = head.trim();
    const isAsked = around.some((outer) => outer.startsWith('@supports'));
    for (const [word, since] of Object.entries(younger))
      if (!isAsked && !words.startsWith('@supports') && words.includes(word))
        found.push(`${word} is younger (${since}): ask for it with @supports.`);
    if (sign === '{') {
      if (!words.startsWith('@')) found.push(...lostRule(words, around));
      around.push(words);
    } else if (sign === '}') around.pop();
  }
  return found;
}

function lostRule(selectors, around) {
  const outer = around.find((one) => one !== '' && !one.startsWith('@'));
  if (outer) return [`${selectors} stands in ${outer}: Safari 16.4 and Firefox 115 do not nest.`];
  const parts = partsOf(selectors);
  const known = parts.filter((part) => !unknown.test(part));
  if (known.length === 0 || known.length === parts.length) return [];
  return [
    `${known.join(', ')} is lost with ${parts.find((part) => unknown.test(part))}: part them.`,
  ];
}

export const youngerCss = {
  create: (context) => ({
    'TaggedTemplateExpression[tag.name="css"]'(node) {
      const text = node.quasi.quasis.map(({ value }) => value.raw).join('0');
      for (const message of lostInOlderBrowsers(text)) context.report({ node, message });
    },
  }),
};

export const reflection = {
  create: (context) => ({
    'MemberExpression[computed=false][property.name=/^(?:aria[A-Z]|role$)/]'(node) {
      const { name } = node.property;
      const attribute = name.replace('aria', 'aria-').toLowerCase();
      const message = `.${name} is nothing in Firefox before 119: use the attribute ${attribute}.`;
      context.report({ node, message });
    },
  }),
};
