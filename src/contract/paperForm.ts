import * as z from 'zod/mini'

import { email, typedEmail } from './email.ts'
import { ownLimit } from './limits.ts'
import { orcidFault } from './orcid.ts'
import type { Reason } from './reasons.ts'
import { plainLine, plainText } from './text.ts'

const says = (reason: Reason) => reason

/** Limits of the parts of a paper (PAP-02); lengths in UTF-16 units. */
export const paperLimits = {
  title: 300,
  abstract: 5000,
  keywords: 5,
  keyword: 50,
  allKeywords: 250,
  authors: 100,
  conflicts: 100,
} as const

/** Reasons that a person must not review a paper. */
export const conflictKinds = ['institution', 'coauthor', 'advisor', 'family', 'other'] as const
export type ConflictKind = (typeof conflictKinds)[number]

/** At most 16 digits in groups of four, the last one a checksum; empty: not given. */
const orcid = plainLine(40).check(z.refine((text) => orcidFault(text) === null, says('orcidWrong')))

const author = {
  name: plainLine(80),
  eng_name: plainLine(80),
  affiliation: plainLine(200),
  eng_affiliation: plainLine(200),
  email: typedEmail,
  orcid: plainLine(40),
}

const keywords = z.array(plainLine(paperLimits.keyword), says('invalid')).check(
  z.maxLength(paperLimits.keywords, says('keywordTooMany')),
  z.refine((words) => words.join('').length <= paperLimits.allKeywords, {
    error: says('tooLong'),
    ...ownLimit(paperLimits.allKeywords),
  }),
)

const fields = {
  title: plainLine(paperLimits.title),
  eng_title: plainLine(paperLimits.title),
  abstract: plainText(paperLimits.abstract),
  eng_abstract: plainText(paperLimits.abstract),
  keywords,
  eng_keywords: keywords,
  /** In the order in which they are printed. */
  authors: z
    .array(z.object(author, says('invalid')), says('invalid'))
    .check(z.maxLength(paperLimits.authors, says('tooMany'))),
  /** Place of the corresponding author in `authors`. */
  corresponding: z.int(says('invalid')).check(z.gte(0, says('invalid'))),
  /** Names and institutions of people who must not review it. */
  conflicts: z
    .array(plainLine(200), says('invalid'))
    .check(z.maxLength(paperLimits.conflicts, says('tooMany'))),
  /** Kind of each of `conflicts`, in their order; older entries have none. */
  conflict_kinds: z.optional(
    z
      .array(z.literal(conflictKinds, says('invalid')), says('invalid'))
      .check(z.maxLength(paperLimits.conflicts, says('tooMany'))),
  ),
  /** The author declares the list of conflicts complete, also where it is empty. */
  conflicts_declared: z.boolean(says('invalid')),
}

/** The current input: every part may still be empty. */
export const paperDraft = z.object(fields, says('invalid'))
export type PaperForm = z.infer<typeof paperDraft>

/** A submittable paper (PAP-02); it has its title, abstract and keywords in at least one language. */
export const paperForm = z
  .object(
    {
      ...fields,
      authors: z
        .array(
          z.object({ ...author, email, orcid }, says('invalid')).check(
            z.refine(({ name, eng_name }) => name !== '' || eng_name !== '', {
              path: ['name'],
              error: says('required'),
            }),
          ),
          says('invalid'),
        )
        .check(z.minLength(1, says('authorNone')), z.maxLength(paperLimits.authors, says('tooMany'))),
      conflicts_declared: z.literal(true, says('conflictsNotDeclared')),
    },
    says('invalid'),
  )
  .check(
    given('title'),
    given('abstract'),
    z.refine<PaperForm>(
      ({ keywords: words, eng_keywords }) => [...words, ...eng_keywords].some((word) => word !== ''),
      { path: ['keywords'], error: says('required'), when: isDraft },
    ),
    z.refine<PaperForm>(({ corresponding, authors }) => corresponding < authors.length, {
      path: ['corresponding'],
      error: says('authorNone'),
      when: isDraft,
    }),
  )

/** In one language or the other. */
function given(part: 'title' | 'abstract') {
  return z.refine<PaperForm>((form) => form[part] !== '' || form[`eng_${part}`] !== '', {
    path: [part],
    error: says('required'),
    when: isDraft,
  })
}

/** Also where a part of it is wrong, so that all missing parts are reported at once. */
function isDraft({ value }: { value: unknown }): boolean {
  return paperDraft.safeParse(value).success
}

/** The conflicts of a paper, each with its kind; one without a kind is of some other kind. */
export const conflictsOf = ({ conflicts, conflict_kinds }: Pick<PaperForm, 'conflicts' | 'conflict_kinds'>) =>
  conflicts.map((name, at) => ({ name, kind: conflict_kinds?.[at] ?? ('other' satisfies ConflictKind) }))

export const emptyPaper: PaperForm = {
  title: '',
  eng_title: '',
  abstract: '',
  eng_abstract: '',
  keywords: [],
  eng_keywords: [],
  authors: [],
  corresponding: 0,
  conflicts: [],
  conflicts_declared: false,
}
