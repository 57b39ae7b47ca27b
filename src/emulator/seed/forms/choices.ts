interface Choice {
  value: string;
  label: string;
}

/** Value -> label, in the order of the form. */
export function choices(labels: Record<string, string>): Choice[] {
  return Object.entries(labels).map(([value, label]) => ({ value, label }));
}

/** Options that are their own labels. */
export function plainChoices(...labels: string[]): Choice[] {
  return labels.map((label) => ({ value: label, label }));
}
