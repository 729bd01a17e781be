import type { Tell } from './collect-findings';
import type { LaunchInput, ShownSite } from '../launch-input';
import { isShown } from '../shown-content';

/** Every page must show the licence, the marks of responsible gambling, and those required by law. */
export function checkLayout(input: LaunchInput, tell: Tell): void {
  for (const shownSite of input.sites) checkSite(input, shownSite, tell);
}

function checkSite({ content, now }: LaunchInput, { site, shown }: ShownSite, tell: Tell): void {
  const { layout } = shown;
  const footers = layout
    ? content
        .linked(layout, 'blocks')
        .filter((block) => block.type === 'siteFooter' && isShown(content, block, site, now))
    : [];
  const [footer] = footers;
  if (!layout || !footer) {
    tell('noFooter', { site, place: { at: layout?.id ?? 'siteLayout', path: '/' } });
    return;
  }
  const marksOf = (field: string) =>
    footers
      .flatMap((block) => content.linked(block, field))
      .filter((mark) => isShown(content, mark, site, now));
  const licences = marksOf('licences');
  const marks = marksOf('regulationMarks');
  const place = (field: string) => ({ at: `${footer.id} /${field}`, path: '/' });
  if (licences.length === 0) tell('noLicence', { site, place: place('licences') });
  if (marks.length === 0) tell('noMarks', { site, place: place('regulationMarks') });
  const ids = [...licences, ...marks].map((mark) => content.plainText(mark, 'markId'));
  for (const mark of site.rules.marks)
    if (!ids.includes(mark)) tell('markMissing', { site, values: { mark }, place: place('regulationMarks') });
}
