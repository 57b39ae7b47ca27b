type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string };

const rules = new Map<string, Intl.PluralRules>();

/** The form that a language uses for a count: one or other in English, up to six in Arabic. */
export function plural(language: string, count: number, forms: Forms): string {
  const rule = rules.get(language) ?? new Intl.PluralRules(language);
  rules.set(language, rule);
  return forms[rule.select(count)] ?? forms.other;
}
