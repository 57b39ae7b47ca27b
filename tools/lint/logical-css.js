/**
 * Component styles name no left and no right: a page may run from right to left, and a physical side
 * would stay where it is while everything around it is mirrored.
 */
const logicalSide = { left: 'start', right: 'end' };

/** `left:`, `margin-left:`, `border-right-color:`, `border-top-left-radius:`, `scroll-padding-left:` */
const property =
  /(?<![\w-])(?:(?<corner>border-(?<row>top|bottom)-(?<cornerSide>left|right)-radius)|(?<inset>left|right)|(?<box>(?:scroll-)?(?:margin|padding)|border)-(?<side>left|right)(?<rest>-[a-z]+)?)(?=\s*:)/g;

/** `text-align: left`, `float: right`, `clear: left` */
const value = /(?<![\w-])(?<name>text-align(?:-last)?|float|clear)\s*:\s*(?<to>left|right)\b/g;

/** `padding: 0 1em 0 2em`: four values of which the second and the fourth differ. */
const one = String.raw`(?:[\w-]*\((?:[^()]|\((?:[^()]|\([^()]*\))*\))*\)|[^\s;(){}]+)`;
const fourValues = new RegExp(
  String.raw`(?<![\w-])(?<box>inset|(?:scroll-)?(?:margin|padding))\s*:\s*${one}\s+(?<right>${one})\s+${one}\s+(?!\k<right>\s*[;}])${one}(?=\s*[;}])`,
  'g',
);

function logicalProperty({ corner, row, cornerSide, inset, box, side, rest = '' }) {
  if (corner) return `border-${row === 'top' ? 'start' : 'end'}-${logicalSide[cornerSide]}-radius`;
  if (inset) return `inset-inline-${logicalSide[inset]}`;
  return `${box}-inline-${logicalSide[side]}${rest}`;
}

function logicalValue({ name, to }) {
  const side = logicalSide[to];
  return `${name}: ${name.startsWith('text-align') ? side : `inline-${side}`}`;
}

/** Comments may say left and right; blanked rather than removed, so that positions stay. */
const withoutComments = (css) =>
  css.replace(/\/\*[\s\S]*?\*\//g, (text) => text.replace(/\S/g, ' '));

/** Every physical side in a piece of CSS: where it stands and what to write in its place. */
function physicalSides(text) {
  const css = withoutComments(text);
  const found = (pattern, instead) =>
    [...css.matchAll(pattern)].map((match) => ({
      index: match.index,
      length: match[0].length,
      message: `${match[0]} stays put on a page from right to left: write ${instead(match.groups)}.`,
    }));
  return [
    ...found(property, logicalProperty),
    ...found(value, logicalValue),
    ...found(fourValues, ({ box }) => `${box}-block and ${box}-inline`),
  ];
}

const logicalRule = {
  meta: { type: 'problem', schema: [] },
  create(context) {
    const { sourceCode } = context;
    return {
      'TaggedTemplateExpression[tag.name="css"] TemplateElement'(node) {
        const [start, end] = sourceCode.getRange(node);
        for (const { index, length, message } of physicalSides(sourceCode.text.slice(start, end))) {
          const from = sourceCode.getLocFromIndex(start + index);
          const to = sourceCode.getLocFromIndex(start + index + length);
          context.report({ loc: { start: from, end: to }, message });
        }
      },
    };
  },
};

export const logicalCss = [
  {
    files: ['components/**/*.ts'],
    plugins: { styles: { rules: { logical: logicalRule } } },
    rules: { 'styles/logical': 'error' },
  },
];
