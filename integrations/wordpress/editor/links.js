/* A pasted link such as https://party.example/#widget=lineup becomes the block of that widget. */
(function () {
  const { addFilter } = wp.hooks;
  const { createBlock } = wp.blocks;
  const { elements } = window.bandstand;

  const hashOf = (text) => {
    const [, hash] = /^\s*https?:\/\/[^\s#]*#([^\s#]+)\s*$/i.exec(text) ?? [];
    return hash === undefined ? undefined : new URLSearchParams(hash);
  };

  const elementOf = (text) => {
    const name = hashOf(text)?.get('widget')?.toLowerCase();
    return elements.find(({ tag, widget }) => name === tag || name === widget);
  };

  const blockOf = (node) => {
    const element = elementOf(node.textContent);
    const hash = hashOf(node.textContent);
    const values = element.attributes.flatMap(({ name, type }) => {
      const value = hash.get(name);
      if (value === null) return [];
      return [[name, type === 'switch' ? true : value]];
    });
    return createBlock(`bandstand/${element.tag}`, Object.fromEntries(values));
  };

  // Before that of the block for embeds, which takes any address on a line of its own.
  const transform = (tag) => ({
    type: 'raw',
    priority: 5,
    isMatch: (node) => node.nodeName === 'P' && elementOf(node.textContent)?.tag === tag,
    transform: blockOf,
  });

  addFilter('blocks.registerBlockType', 'bandstand/links', (settings, name) => {
    const [, tag] = /^bandstand\/(.+)$/.exec(name) ?? [];
    return tag ? { ...settings, transforms: { from: [transform(tag)] } } : settings;
  });
})();
