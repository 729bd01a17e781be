import { type Option, cancel, intro, isCancel, multiselect, select, text } from '@clack/prompts';
import { type Look, lookWords, looks } from '../../app/workbench/new-brand/looks';
import { readColour } from '../../app/workbench/new-brand/palette';
import type { Project } from '../../app/workbench/new-brand/project.server';
import { type BrandRequest, idFrom, idProblems, nameFrom } from '../../app/workbench/new-brand/wish';

/** Prompts for a brand in a terminal; undefined when the user cancels. */
export async function askForBrand(project: Project): Promise<BrandRequest | undefined> {
  intro('A new brand');
  const name = await answered(
    text({
      message: 'What is it called?',
      placeholder: 'Golden Hall',
      validate: (value) => (value?.trim() ? undefined : 'It needs a name.'),
    }),
  );
  if (name === undefined) return undefined;
  const suggested = idFrom(name);
  const id = await answered(
    text({
      message: 'Its short name, for folders and the address on this machine',
      initialValue: suggested,
      validate: (value) => idProblems(value ?? '', project)[0],
    }),
  );
  if (id === undefined) return undefined;
  const colours = await answered(
    text({
      message: 'One or two colours: the first for grounds, the other for buttons',
      initialValue: '#14213d, #fca311',
      validate: (value) =>
        (value ?? '').split(/,(?![^(]*\))/).every((colour) => readColour(colour))
          ? undefined
          : 'Write colours as #0b2545.',
    }),
  );
  if (colours === undefined) return undefined;
  const look = await answered(
    select<Look>({
      message: 'Its look',
      options: looks.map((value) => ({ value, label: lookWords[value] })),
    }),
  );
  if (look === undefined) return undefined;
  const markets = await answered(
    multiselect<string>({
      message: 'Its markets (space to choose)',
      options: Object.entries(project.marketFacts).map(([value, { name: label }]): Option<string> => ({
        value,
        label: `${label} (${value})`,
      })),
      initialValues: [project.configuration.countries.globalMarket],
    }),
  );
  if (markets === undefined) return undefined;
  return { id, name: name || nameFrom(id), colours, look, markets: markets.join(',') };
}

async function answered<Answer>(question: Promise<Answer>): Promise<Exclude<Answer, symbol> | undefined> {
  const answer = await question;
  if (!isCancel(answer)) return answer as Exclude<Answer, symbol>;
  cancel('Nothing was made.');
  return undefined;
}
