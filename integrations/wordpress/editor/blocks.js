/* A block for each widget: the real one in the canvas, its attributes in the sidebar. */
(function () {
  const { createElement, Fragment } = wp.element;
  const { registerBlockType } = wp.blocks;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, ExternalLink, Placeholder } = wp.components;
  const { __ } = wp.i18n;
  const { elements, settingsUrl, isSetUp, language, controls } = window.bandstand;

  /** Attributes as they will stand in the page. */
  const written = (element, values) =>
    Object.fromEntries(
      element.attributes.flatMap(({ name, type }) => {
        const value = values[name];
        if (type === 'switch') return value ? [[name, '']] : [];
        return value === undefined || value === '' ? [] : [[name, value]];
      }),
    );

  const needs = (element, values) =>
    ['form', 'organiser'].find(
      (name) => element.about === name && (values[name] ?? '').trim() === '',
    );

  const placeholder = (element, instructions) =>
    createElement(
      Placeholder,
      { label: element.title, instructions },
      settingsUrl && !isSetUp
        ? createElement(ExternalLink, { href: settingsUrl }, __('Settings', 'bandstand'))
        : null,
    );

  const preview = (element, values) => {
    if (!isSetUp)
      return placeholder(
        element,
        __('Whoever administers this site has to name the ticketing service first.', 'bandstand'),
      );
    const missing = needs(element, values);
    if (missing === 'form')
      return placeholder(element, __('Write the key of your form in the sidebar.', 'bandstand'));
    if (missing)
      return placeholder(
        element,
        __('Write the short name of the organiser in the sidebar.', 'bandstand'),
      );
    const attributes = written(element, values);
    // Another key makes a new element: some attributes are read once, when it comes into the page.
    const widget = createElement(element.tag, { key: JSON.stringify(attributes), ...attributes });
    // A page says its language, and the canvas does not.
    return createElement(Disabled, null, createElement('div', { lang: language }, widget));
  };

  for (const element of elements)
    registerBlockType(`bandstand/${element.tag}`, {
      edit: function Edit({ attributes, setAttributes }) {
        return createElement(
          Fragment,
          null,
          createElement(InspectorControls, null, controls(element, attributes, setAttributes)),
          createElement('div', useBlockProps(), preview(element, attributes)),
        );
      },
      save: () => null,
    });
})();
