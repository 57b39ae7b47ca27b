import { chromium } from 'playwright';
import { readFileSync } from 'node:fs';
const [url, n, ...flags] = process.argv.slice(2);
const b = await chromium.launch({executablePath:'/usr/bin/chromium-headless-shell',args:['--no-sandbox','--disable-dev-shm-usage','--disable-background-networking','--disable-component-update','--disable-sync','--no-first-run',...flags]});
for (let i=0;i<Number(n);i++){ const c=await b.newContext({viewport:{width:360,height:740}}); const p=await c.newPage(); 
if(process.env.NOIMG) await p.route(/\.(svg|png|jpg|webp|avif)/, r=>r.abort());
await p.goto(url); await p.locator('event-lineup:state(ready)').first().waitFor(); await p.getByRole('searchbox', { name: 'Search the line-up' }).waitFor(); await c.close(); }
await b.close();
