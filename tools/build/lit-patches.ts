/** What a patch finds, once, and what it puts in its place. */
export type Patch = readonly [find: string, put: string];

const noGlobals = '({trustedTypes:window.trustedTypes})';

/** Every browser we support adopts style sheets; the other way would break a strict policy anyway. */
const adoptsSheets =
  't.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)' +
  '&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype';

/** For whoever writes a component; ours have been written, and tests look at all of them. */
const authorsError =
  "throw Error(\"Value passed to 'css' function must be a 'css' function result: \"+t+\". Use " +
  "'unsafeCSS' to pass non-literal values, but take care to ensure page security.\")";

/** Reflected properties, defaults of their own, values as JSON and initializers: nothing here has any. */
const withoutReflection: readonly Patch[] = [
  ['static addInitializer(t){this._$Ei(),(this.l??=[]).push(t)}', ''],
  ['void 0!==t.l&&(this.l=[...t.l]),', ''],
  [',this.constructor.l?.forEach(t=>t(this))', ''],
  [
    'toAttribute(t,s){switch(s){case Boolean:t=t?l:null;break;case Object:case Array:' +
      't=null==t?t:JSON.stringify(t)}return t},',
    '',
  ],
  ['break;case Object:case Array:try{i=JSON.parse(t)}catch(t){i=null}', ''],
  ['reflect:!1,useDefault:!1,', ''],
  ['if(s.state&&(s.attribute=!1),', 'if('],
  ['this._$Em=null,this._$Ev()', 'this._$Ev()'],
  [
    '_$ET(t,s){const i=this.constructor.elementProperties.get(t),e=this.constructor._$Eu(t,i);' +
      'if(void 0!==e&&!0===i.reflect){const h=(void 0!==i.converter?.toAttribute?i.converter:u)' +
      '.toAttribute(s,i.type);this._$Em=t,null==h?this.removeAttribute(e):this.setAttribute(e,h),' +
      'this._$Em=null}}',
    '',
  ],
  ['void 0!==e&&this._$Em!==e', 'void 0!==e'],
  ['this._$Em=e;const r=', 'const r='],
  ['this[e]=r??this._$Ej?.get(e)??r,this._$Em=null', 'this[e]=r'],
  ['||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&!this.hasAttribute(r._$Eu(t,i))', ''],
  [
    'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&' +
      '(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||' +
      '(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
    'C(t,s){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))}',
  ],
  ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
];

/** Mathematical markup, templates that were compiled before, listeners that are objects. */
const withoutCompiled: readonly Patch[] = [
  ['2===i?"<svg>":3===i?"<math>":""', '2===i?"<svg>":""'],
  ['2===i?"</svg>":3===i?"</math>":""', '2===i?"</svg>":""'],
  ['2===i||3===i', '2===i'],
  [
    '"number"==typeof s?this._$AC(t):(void 0===s.el&&(s.el=S.createElement(V(s.h,s.h[0]),' +
      'this.options)),s)',
    'this._$AC(t)',
  ],
  ['get startNode(){return this._$AA}get endNode(){return this._$AB}', ''],
  ['get tagName(){return this.element.tagName}', ''],
  ['(t?.creationScope??l).importNode', 'l.importNode'],
  ['||t.capture!==s.capture||t.once!==s.once||t.passive!==s.passive', ''],
  [
    '"function"==typeof this._$AH?this._$AH.call(this.options?.host??this.element,t)' +
      ':this._$AH.handleEvent(t)',
    'this._$AH.call(this.options?.host??this.element,t)',
  ],
];

/** Values inside comments and inside elements whose content is text alone. */
const withoutRawText: readonly Patch[] = [
  ['y=/^(?:script|style|textarea|title)$/i,', ''],
  ['_=/-->/g,m=/>/g,', 'm=/>/g,'],
  ['"!--"===u[1]?c=_:void 0!==u[1]?c=m:', 'void 0!==u[1]?c=m:'],
  ['(y.test(u[2])&&(n=RegExp("</"+u[2],"g")),c=p)', 'c=p'],
  ['c=n??v,d=-1', 'c=v,d=-1'],
  ['c===_||c===m?c=v:(c=p,n=void 0)', 'c===m?c=v:c=p'],
  ['let n,l=', 'let l='],
  [
    'if(y.test(r.tagName)){const t=r.textContent.split(o),i=t.length-1;if(i>0){r.textContent=s?' +
      's.emptyScript:"";for(let s=0;s<i;s++)r.append(t[s],c()),P.nextNode(),d.push({type:2,' +
      'index:++l});r.append(t[i],c())}}',
    '',
  ],
  [
    'if(r.data===n)d.push({type:2,index:l});else{let t=-1;for(;-1!==(t=r.data.indexOf(o,t+1));)' +
      'd.push({type:7,index:l}),t+=o.length-1}',
    'r.data===n&&d.push({type:2,index:l});',
  ],
];

/** Names that mean something between files of Lit alone, and what they are called instead. */
const internalNames = new Map(
  [
    'elementProperties',
    'getPropertyOptions',
    'getPropertyDescriptor',
    'createProperty',
    'finalizeStyles',
    'elementStyles',
    'enableUpdating',
    'scheduleUpdate',
    'isUpdatePending',
    'getUpdateComplete',
    'shadowRootOptions',
    'creationScope',
    'renderBefore',
    'finalized',
    'hasUpdated',
    'setConnected',
  ].map((name, index) => [name, `_$${index.toString(36)}`]),
);
const internalName = new RegExp(`\\b(${[...internalNames.keys()].join('|')})\\b`, 'g');

export const withShortNames = (code: string): string =>
  code.replace(internalName, (name) => internalNames.get(name) ?? name);

/** What would do nothing with that, wherever an element is written. */
export const notSupported = new RegExp(
  `\\b(reflect:|state: true|useDefault|type: (Object|Array)|mathml|handleEvent)|<!--|<(script|style|title)\\b|}\\s*</textarea|${internalName.source}`,
);

/** By file. */
export const patches: Record<string, readonly Patch[]> = {
  '@lit/reactive-element/css-tag.js': [
    [adoptsSheets, 'true'],
    ['const t=globalThis,', 'const '],
    [authorsError, 'return ""'],
    [
      'if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` ' +
        'or `css` instead.");',
      'this._$cssResult$=!0;',
    ],
    ['toString(){return this.cssText}', ''],
  ],
  '@lit/reactive-element/reactive-element.js': [
    ['a=globalThis,', `a=${noGlobals},`],
    ['p=a.reactiveElementPolyfillSupport,', ''],
    [',p?.({ReactiveElement:y}),(a.reactiveElementVersions??=[]).push("2.1.2");', ';'],
    // Metadata of standard decorators, which this project does not use.
    ['Symbol.metadata??=Symbol("metadata"),a.litPropertyMetadata??=new WeakMap;', ''],
    [
      'const t=this[Symbol.metadata];if(null!==t){const s=litPropertyMetadata.get(t);' +
        'if(void 0!==s)for(const[t,i]of s)this.elementProperties.set(t,i)}',
      '',
    ],
    ...withoutReflection,
  ],
  'lit-element/lit-element.js': [
    ['const s=globalThis;', ''],
    [',s.litElementHydrateSupport?.({LitElement:i});', ';'],
    ['const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
  ],
  'lit-html/lit-html.js': [
    ['t=globalThis,', `t=${noGlobals},`],
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
    ...withoutCompiled,
    ...withoutRawText,
  ],
};
