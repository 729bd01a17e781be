import metadata from 'libphonenumber-js/metadata.min.json';
import {
  validatePlatformDocuments,
  validatePlatformEddAnswer,
  validatePlatformSalaryRanges,
} from '../../../../schemas/generated/validators.js';
import { collection } from '../../../content/documents/collection.server';
import type { Player } from '../../../platform/player.server';
import { placeName } from '../../account/place.server';
import type { DocumentStatus } from '../document-flow';
import { otherChoice } from './questionnaire';

interface Choice {
  value: string;
  label: string;
}

/**
 * The questionnaire: its lists (CONTENT-13, CONTENT-14, KYC-29) and the player's earlier answers (KYC-30). Throws as
 * `Player.call` does, and
 * ContentServiceError.
 */
export async function questionnairePage({ site, call }: Player) {
  const { contentLocale, tag } = site.speech;
  const [occupations, sources, ranges, answer, { documents }] = await Promise.all([
    collection('occupation', contentLocale),
    collection('sourceOfFunds', contentLocale),
    call({ path: '/platform/v1/player/salary-ranges', validate: validatePlatformSalaryRanges }),
    call({ path: '/platform/v1/player/edd-answer', validate: validatePlatformEddAnswer }),
    call({ path: '/platform/v1/player/documents', validate: validatePlatformDocuments }),
  ]);
  const occupation = choiceOf(answer.occupation, occupations);
  const source = choiceOf(answer.sourceOfFunds, sources);
  const has = (status: DocumentStatus) =>
    documents.some(
      ({ documentTypeName, documentStatus }) =>
        documentTypeName === 'EDD_QUESTIONNAIRE' && documentStatus === status,
    );
  return {
    isOpen: has('REQUESTED'),
    isSent: has('UNDER_REVIEW'),
    occupations: choicesOf(occupations),
    sources: choicesOf(sources),
    salaryRanges: ranges.map(({ id, label }) => ({ value: String(id), label })),
    countries: countriesIn(tag),
    values: {
      selectedOccupation: occupation.choice,
      otherOccupation: occupation.text,
      selectedSalaryRange: answer.salaryRangeId === undefined ? '' : String(answer.salaryRangeId),
      selectedSourceOfFund: source.choice,
      otherSourceOfFund: source.text,
      placeOfBirth: answer.placeOfBirth ?? '',
      nationality: answer.nationality ?? '',
    },
  };
}

interface Entry {
  slug: string;
  label: string;
  position: number;
}

function choicesOf(entries: readonly Entry[]): Choice[] {
  return [...entries]
    .sort((one, other) => one.position - other.position)
    .map(({ slug, label }) => ({ value: slug, label }));
}

/** A stored answer as choice and free text: a value that is not a choice was entered as text (KYC-23). */
function choiceOf(stored: string | undefined, entries: readonly Entry[]): { choice: string; text: string } {
  if (stored === undefined) return { choice: '', text: '' };
  if (entries.some(({ slug }) => slug === stored)) return { choice: stored, text: '' };
  return { choice: otherChoice, text: stored };
}

/** Every country, whether or not the site serves it, because the question is about nationality. */
function countriesIn(tag: string): Choice[] {
  return Object.keys(metadata.countries)
    .filter((code) => /^[A-Z]{2}$/.test(code))
    .map((value) => ({ value, label: placeName(value, tag) }))
    .sort((one, other) => one.label.localeCompare(other.label, tag));
}
