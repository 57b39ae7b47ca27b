const characters: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'" };

/** The headline of the page behind a link of the mailbox, as text. */
export async function titleBehind(address: string, ask: typeof fetch): Promise<string> {
  const html = await (await ask(address)).text();
  const [, title = ''] = /<title>([^<]*)<\/title>/.exec(html) ?? [];
  return title.replace(/&(amp|lt|gt|quot|#39);/g, (_all, name: string) => characters[name] ?? '');
}
