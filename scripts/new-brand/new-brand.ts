/** `npm run new:brand`: makes a whole brand, from one or two colours to its pages, and validates it before writing. */
import { parseArgs } from 'node:util';
import { ConfigurationError } from '../../app/site/configuration/configuration-error';
import { askForBrand } from './ask';
import { type MadeBrand, makeBrand } from '../../app/workbench/new-brand/make-brand';
import { lookWords, looks } from '../../app/workbench/new-brand/looks';
import { type Project, readProject } from '../../app/workbench/new-brand/project.server';
import { marketNotes } from '../../app/workbench/new-brand/market-notes';
import { section } from './section';
import { brandFileTexts } from './file-texts';
import { type BrandRequest, type BrandWish, WishError, wishOf } from '../../app/workbench/new-brand/wish';
import { CheckError, writeChecked } from './write-files';

const usage = `npm run new:brand -- <id> [--name "Golden Hall"] [--colours "#14213d,#fca311"] [--markets UN,FI] …`;

const help = `Makes a brand: theme, markets, pages, pictures and what the platform must know of it. It is checked before it is written, nothing is overwritten,
and no file outside brands/<id>, content-fixtures/<id> and content-fixtures/files/brands/<id> is touched.

  ${usage}

  <id>          small letters, digits and dashes; names the folders and the address on this machine. Without it, in a terminal, it asks.
  --name        as players read it; made from the id when left out
  --company     who runs it, as the footer says; "<name> Ltd" when left out
  --colours     one or two: the first for grounds, the other for buttons. All others follow, readable by WCAG 2.2 AA; one that would not be is
                changed, and that is said.
  --markets     codes, the main one first; the global one when left out (brands/market-facts.json knows the rest of each)
  --languages   only these of the languages of the markets, and those none of them has in all of them
  --currencies  XX=EUR: a market with another currency than its usual one
  --look        ${looks.map((look) => `${look} (${lookWords[look]})`).join('\n                ')}
  --scheme      dark or light; by the first colour when left out
  --hosts       public host names, beside <id>.localhost

For example:
  npm run new:brand -- golden-hall
  npm run new:brand -- nordlys --name "Nordlys Casino" --colours "#0b2545,#ffb703" --markets MT,CH --languages en,de
  npm run new:brand -- mango --colours "hotpink,teal" --markets BR,CL --look floating --scheme light

Exit code: 0 when it was made, 1 when what was made did not pass the checks, 2 when it cannot be made as asked.`;

function requestOf(): BrandRequest | 'help' | 'ask' {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      name: { type: 'string' },
      company: { type: 'string' },
      colours: { type: 'string' },
      markets: { type: 'string' },
      languages: { type: 'string' },
      currencies: { type: 'string' },
      look: { type: 'string' },
      scheme: { type: 'string' },
      hosts: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const { help: wantsHelp, ...rest } = values;
  if (wantsHelp) return 'help';
  const [id, ...more] = positionals;
  if (more.length > 0)
    throw new WishError(`Give one id, not ${positionals.length}: names with spaces go into quotes.`);
  if (id !== undefined) return { id, ...rest };
  if (process.stdin.isTTY && process.stdout.isTTY) return 'ask';
  throw new WishError('Give the id of the brand.');
}

function report(wish: BrandWish, made: MadeBrand, files: number, notes: string[]): string {
  const { id, name } = wish;
  // Includes the icon.
  const svgs = made.pictures.size + 1;
  const [host = ''] = wish.hosts;
  return [
    `\n${name} is ready: ${files - svgs} files and ${svgs} pictures in brands/${id}, content-fixtures/${id} and content-fixtures/files/brands/${id}.\n`,
    section(
      'Markets',
      made.markets.map(
        ({ id: code, name: market, languages, currency }) =>
          `${code}  ${market}: ${languages.join(', ')}, ${currency}`,
      ),
    ),
    section(
      'Colours that were changed, for the contrast of the text on them',
      made.adjusted.map(
        ({ name: token, given, used }) => `${token}: ${given} is now ${used} (brands/${id}/theme.json)`,
      ),
    ),
    section('Good to know', notes),
    section('Replace before players come', [
      `logo, mark, favicon and pictures: content-fixtures/files/brands/${id}, and brands/${id}/assets/favicon.svg`,
      `licence marks with the real number: content-fixtures/${id}/licences.json (search for LICENCE-NUMBER)`,
      `company "${wish.company}", offers and texts: content-fixtures/${id}; support@${id}.example in text-pages.json`,
      `hosts: brands/${id}/brand.json`,
    ]),
    section('Go on with', [
      `npm run dev                     a running one has taken it in already: http://${host}:3000`,
      `npm start                       if it runs, stop it with Ctrl-C and start it again`,
      `npm run check:brand -- ${id}     what is missing before launch`,
      `npm run new:market -- ${id} FI   another market`,
      `docs/brands.md                  the whole way, step by step`,
    ]),
  ].join('');
}

async function main(): Promise<number> {
  const requested = requestOf();
  if (requested === 'help') {
    console.log(help);
    return 0;
  }
  const project: Project = readProject();
  const request = requested === 'ask' ? await askForBrand(project) : requested;
  if (!request) return 0;
  const wish = wishOf(request, project);
  const made = await makeBrand(wish, project);
  console.log(`Checking ${wish.name} …`);
  const files = await brandFileTexts(wish.id, made);
  const configuration = writeChecked('.', wish.id, files);
  const { brand, markets } = configuration.brands.get(wish.id) ?? {};
  const notes = [...(markets?.values() ?? [])].flatMap((market) =>
    brand ? marketNotes(configuration, brand, market, Date.now()).map((note) => `${market.id}: ${note}`) : [],
  );
  console.log(report(wish, made, files.size, notes));
  return 0;
}

main().then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExpected = error instanceof WishError || (error instanceof TypeError && 'code' in error);
    if (error instanceof CheckError || error instanceof ConfigurationError) {
      console.error(`Nothing was written.\n${error.message}`);
      process.exit(1);
    }
    if (!isExpected) throw error;
    console.error(
      `${error.message}\nNothing was written. Usage: ${usage}\nnpm run new:brand -- --help explains it.`,
    );
    process.exit(2);
  },
);
