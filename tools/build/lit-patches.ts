/** What a patch finds, once, and what it puts in its place. */
export type Patch = readonly [find: string, put: string];

const noGlobals = '({trustedTypes:window.trustedTypes})';

/** Every browser we support adopts style sheets; the other way would break a strict policy anyway. */
const adoptsSheets =
  't.ShadowRoot&&(void 0===t.ShadyCSS||t.ShadyCSS.nativeShadow)' +
  '&&"adoptedStyleSheets"in Document.prototype&&"replace"in CSSStyleSheet.prototype';

/** Said of a value in a style sheet, of which there are none. */
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
  [
    'C(t,s,{useDefault:i,reflect:e,wrapped:h},r){i&&!(this._$Ej??=new Map).has(t)&&' +
      '(this._$Ej.set(t,r??s??this[t]),!0!==h||void 0!==r)||(this._$AL.has(t)||(this.hasUpdated||i||' +
      '(s=void 0),this._$AL.set(t,s)),!0===e&&this._$Em!==t&&(this._$Eq??=new Set).add(t))}',
    'C(t,s){this._$AL.has(t)||(this.hasUpdated||(s=void 0),this._$AL.set(t,s))}',
  ],
  ['this._$Eq&&=this._$Eq.forEach(t=>this._$ET(t,this[t])),', ''],
];

/**
 * Properties with accessors of their own, with symbols for names, with a say in what a change is; converters
 * that are functions; styles within styles. A property is a plain one, an attribute or not.
 */
const plainProperties: readonly Patch[] = [
  [
    'if(s.state&&(s.attribute=!1),this._$Ei(),this.prototype.hasOwnProperty(t)&&' +
      '((s=Object.create(s)).wrapped=!0),this.elementProperties.set(t,s),!s.noAccessor){' +
      'const i=Symbol(),h=this.getPropertyDescriptor(t,i,s);void 0!==h&&e(this.prototype,t,h)}}',
    'this.elementProperties.set(t,s);const i=Symbol();e(this.prototype,t,{get(){return this[i]},' +
      'set(s){const e=this[i];this[i]=s,this.requestUpdate(t,e)},configurable:!0,enumerable:!0})}',
  ],
  [
    'static getPropertyDescriptor(t,s,i){const{get:e,set:r}=h(this.prototype,t)??{get(){return ' +
      'this[s]},set(t){this[s]=t}};return{get:e,set(s){const h=e?.call(this);r?.call(this,s),' +
      'this.requestUpdate(t,h,i)},configurable:!0,enumerable:!0}}',
    '',
  ],
  [
    'const t=this.properties,s=[...r(t),...o(t)];for(const i of s)this.createProperty(i,t[i])',
    'const t=this.properties;for(const s of r(t))this.createProperty(s,t[s])',
  ],
  ['"string"==typeof i?i:"string"==typeof t?t.toLowerCase():void 0', 'i??t.toLowerCase()'],
  [
    'h="function"==typeof t.converter?{fromAttribute:t.converter}:' +
      'void 0!==t.converter?.fromAttribute?t.converter:u',
    'h=t.converter??u',
  ],
  [',hasChanged:f', ''],
  [
    'const r=this.constructor;if(!1===e&&(h=this[t]),i??=r.getPropertyOptions(t),' +
      '!((i.hasChanged??f)(h,s)||i.useDefault&&i.reflect&&h===this._$Ej?.get(t)&&' +
      '!this.hasAttribute(r._$Eu(t,i))))return;this.C(t,s,i)',
    'if(!f(this[t],s))return;this.C(t,s)',
  ],
  [
    'const t=this.constructor.elementProperties;if(t.size>0)for(const[s,i]of t){const{wrapped:t}=i,' +
      'e=this[s];!0!==t||this._$AL.has(s)||void 0===e||this.C(s,void 0,i,e)}',
    '',
  ],
  [
    'const i=[];if(Array.isArray(s)){const e=new Set(s.flat(1/0).reverse());for(const s of e)' +
      'i.unshift(t(s))}else void 0!==s&&i.push(t(s));return i',
    'return[...new Set(s)]',
  ],
];

/** Updates that are put off, roots that are not open, and methods that are there to be replaced. */
const plainUpdates: readonly Patch[] = [
  [
    'const t=this.scheduleUpdate();return null!=t&&await t,!this.isUpdatePending}' +
      'scheduleUpdate(){return this.performUpdate()}',
    'return this.performUpdate(),!this.isUpdatePending}',
  ],
  ['return this.getUpdateComplete()}getUpdateComplete(){return this._$ES}', 'return this._$ES}'],
  ['this._$Eh&&[...this._$Eh.keys()]', '[...this._$Eh.keys()]'],
  ['requestUpdate(t,s,i,e=!1,h){', 'requestUpdate(t,s){'],
  ['attributeChangedCallback(t,s,i){this._$AK(t,i)}', ''],
  ['_$AK(t,s){', 'attributeChangedCallback(t,_,s){'],
  ['this.constructor.shadowRootOptions', '{mode:"open"}'],
  ['y.elementStyles=[],y.shadowRootOptions={mode:"open"},', ''],
];

/** Mathematical markup, templates that were compiled before, listeners that are objects, nodes for others. */
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
  ['get parentNode(){return this._$AM.parentNode}', ''],
  [
    'get parentNode(){let t=this._$AA.parentNode;const i=this._$AM;return void 0!==i&&' +
      '11===t?.nodeType&&(t=i.parentNode),t}',
    '',
  ],
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
  ['void 0!==s&&(void 0!==s.strings?', 'void 0!==s.strings?'],
  [':s._$AI(t[i])),i++', ':s._$AI(t[i]),i++'],
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
  `\\b(reflect:|state: true|useDefault|noAccessor|hasChanged:|type: (Object|Array)|mathml|handleEvent)|<!--|<(script|style|title)\\b|}\\s*</textarea|css\`[^\`]*\\$\\{|${internalName.source}`,
);

/** By file. */
export const patches: Record<string, readonly Patch[]> = {
  '@lit/reactive-element/css-tag.js': [
    [adoptsSheets, 'true'],
    ['const t=globalThis,', 'const '],
    [
      'if(this._$cssResult$=!0,o!==s)throw Error("CSSResult is not constructable. Use `unsafeCSS` ' +
        'or `css` instead.");this.cssText=t,this.t=e',
      'this.cssText=t',
    ],
    // Each is written once, without values, and makes one sheet.
    [
      'let t=this.o;const s=this.t;if(e&&void 0===t){const e=void 0!==s&&1===s.length;' +
        'e&&(t=o.get(s)),void 0===t&&((this.o=t=new CSSStyleSheet).replaceSync(this.cssText),' +
        'e&&o.set(s,t))}return t',
      'let t=this.o;return void 0===t&&(this.o=t=new CSSStyleSheet).replaceSync(this.cssText),t',
    ],
    [
      '(t,...e)=>{const o=1===t.length?t[0]:e.reduce((e,s,o)=>e+(t=>{if(!0===t._$cssResult$)' +
        `return t.cssText;if("number"==typeof t)return t;${authorsError}})(s)+t[o+1],t[0]);` +
        'return new n(o,t,s)}',
      't=>new n(t[0])',
    ],
    ['toString(){return this.cssText}', ''],
    ['o.map(t=>t instanceof CSSStyleSheet?t:t.styleSheet)', 'o.map(t=>t.styleSheet)'],
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
    ...plainProperties,
    ...plainUpdates,
  ],
  'lit-element/lit-element.js': [
    ['const s=globalThis;', ''],
    // What is drawn is all there is in a shadow root.
    [
      'createRenderRoot(){const t=super.createRenderRoot();return this.renderOptions.renderBefore' +
        '??=t.firstChild,t}',
      '',
    ],
    [',s.litElementHydrateSupport?.({LitElement:i});', ';'],
    ['const o=s.litElementPolyfillSupport;o?.({LitElement:i});', ''],
    ['(s.litElementVersions??=[]).push("4.2.2");', ''],
    // Told to the other copies of Lit on a page.
    ['i._$litElement$=!0,', ''],
  ],
  'lit-html/lit-html.js': [
    ['t=globalThis,', `t=${noGlobals},`],
    [',B=t.litHtmlPolyfillSupport;B?.(S,k),(t.litHtmlVersions??=[]).push("3.3.3");', ';'],
    [
      'const e=s?.renderBefore??i;let h=e._$litPart$;if(void 0===h){const t=s?.renderBefore??null;' +
        'e._$litPart$=h=new k(i.insertBefore(c(),t),t,void 0,s??{})}',
      'let h=i._$litPart$;void 0===h&&(i._$litPart$=h=new k(i.appendChild(c()),null,void 0,s??{}));',
    ],
    // Of what directives may use, those that we use use this.
    ['{M:h,P:o,A:n,C:1,L:N,R,D:d,V:M,I:k,H,N:L,U:z,B:I,F:Z}', '{I:k}'],
    ...withoutCompiled,
    ...withoutRawText,
  ],
};
