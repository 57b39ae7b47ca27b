/* The controls in the sidebar, made from what the manifest says of a widget's attributes. */
(function () {
  const { createElement } = wp.element;
  const { PanelBody, SelectControl, TextControl, ToggleControl } = wp.components;
  const { __ } = wp.i18n;

  const common = { __nextHasNoMarginBottom: true, __next40pxDefaultSize: true };

  const controlOf = (attribute, value, onChange) => {
    const { name, type, label, help, choices } = attribute;
    const shared = { ...common, key: name, label, help, onChange };
    if (type === 'switch')
      return createElement(ToggleControl, { ...shared, checked: value === true });
    if (type !== 'choice')
      return createElement(TextControl, {
        ...shared,
        value: value ?? '',
        type: type === 'number' ? 'number' : 'text',
      });
    const options = [{ label: __('Default', 'bandstand'), value: '' }, ...choices];
    return createElement(SelectControl, { ...shared, value: value ?? '', options });
  };

  /** A panel with all controls of an element. */
  window.bandstand.controls = (element, values, setAttributes) =>
    createElement(
      PanelBody,
      { title: __('Settings', 'bandstand') },
      element.attributes.map((attribute) =>
        controlOf(attribute, values[attribute.name], (value) =>
          setAttributes({ [attribute.name]: value === '' ? undefined : value }),
        ),
      ),
    );
})();
