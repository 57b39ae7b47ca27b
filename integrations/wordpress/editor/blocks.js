/* A block for each widget: the real one in the canvas, its attributes in the sidebar. */
(function () {
  const { createElement, Fragment } = wp.element;
  const { registerBlockType } = wp.blocks;
  const { InspectorControls, useBlockProps } = wp.blockEditor;
  const { Disabled, ExternalLink, Placeholder } = wp.components;
  const { __ } = wp.i18n;
  const { elements, settings, settingsUrl, isSetUp, language, controls } = window.bandstand;

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

  const draw = (element, attributes, ref) => {
    // Another key makes a new element: some attributes are read once, when it comes into the page.
    const key = JSON.stringify(attributes);
    const widget = createElement(element.tag, { key, ref, ...attributes });
    // A page says its language, and the canvas does not.
    return createElement(Disabled, null, createElement('div', { lang: language }, widget));
  };

  /** In the inserter: the made-up festival, whatever the site has set. */
  const example = (element, values) =>
    draw(element, { ...written(element, values), 'base-url': 'emulator:' }, (node) => {
      if (node && element.tag === 'ambassador-rewards') node.deviceToken = 'device_demo_ada';
    });

  const preview = (element, values) => {
    if (values.example) return example(element, values);
    if (!isSetUp)
      return placeholder(
        element,
        __('Ask an administrator of this site to connect the ticketing service.', 'bandstand'),
      );
    const missing = needs(element, values);
    if (missing === 'form')
      return placeholder(element, __('Enter the key of your form in the sidebar.', 'bandstand'));
    if (missing)
      return placeholder(
        element,
        __('Enter the short name of the organiser in the sidebar.', 'bandstand'),
      );
    return draw(element, { ...settings, ...written(element, values) });
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
