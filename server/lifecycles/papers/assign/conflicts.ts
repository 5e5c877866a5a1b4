import type { ConflictKind } from '../../../../src/contract/paperAssignment.ts'
import type { PaperForm } from '../../../../src/contract/paperForm.ts'
import { isExampleDomain, isPublicMail } from '../publicMail.ts'
import { folded } from './folded.ts'
import { isSameName, nameKeys } from './sameName.ts'

/** Data of a person that decide whether they may review. */
export interface Person {
  readonly userId: number | null
  /** In lower case; empty: not known. */
  readonly emails: readonly string[]
  readonly names: readonly string[]
  readonly affiliations: readonly string[]
  /** Addresses of those with whom they have written another paper. */
  readonly coauthors: ReadonlySet<string>
  /** Earlier request about this paper. */
  readonly asked: 'thisRound' | 'declined' | null
}

/** Data of a paper for the decision, made once for all reviewers. */
export const partiesOf = (
  form: Pick<PaperForm, 'authors' | 'conflicts'>,
  /** Accounts of its authors. */
  accounts: readonly number[],
) => {
  const emails = form.authors.map(({ email }) => email.trim().toLowerCase()).filter((email) => email !== '')
  return {
    accounts: new Set(accounts),
    emails: new Set(emails),
    names: nameKeys(form.authors.flatMap(({ name, eng_name }) => [name, eng_name])),
    domains: [...new Set(emails.flatMap(institutionalDomain))],
    affiliations: [
      ...new Set(form.authors.flatMap((author) => [author.affiliation, author.eng_affiliation]).map(folded)),
    ].filter((name) => name !== ''),
    named: form.conflicts
      .map((text) => {
        const raw = text.trim().toLowerCase()
        return {
          ...{ text: folded(text), words: sorted(folded(text)), keys: nameKeys([text]) },
          ...{ raw, domain: raw.replace(/^@/, '') },
        }
      })
      .filter(({ raw }) => raw !== ''),
  }
}
export type Parties = ReturnType<typeof partiesOf>

/** Data of a person to compare, made once for all papers. */
export const identityOf = ({ userId, emails, names, affiliations, coauthors }: Omit<Person, 'asked'>) => ({
  userId,
  emails,
  coauthors,
  domains: emails.flatMap(institutionalDomain),
  keys: nameKeys(names),
  names: names
    .map(folded)
    .filter((name) => name !== '')
    .map((text) => ({ text, words: sorted(text) })),
  affiliations: affiliations.map(folded).filter((name) => name !== ''),
})
type Identity = ReturnType<typeof identityOf>

/** Every reason for which a person must not review a paper, the gravest first; empty: no conflict. */
export const conflictsOf = (parties: Parties, person: Identity, asked: Person['asked']): ConflictKind[] => {
  const { userId, emails, domains, affiliations, coauthors } = person
  const isAuthor =
    (userId !== null && parties.accounts.has(userId)) || emails.some((email) => parties.emails.has(email))
  const found: Array<ConflictKind | false> = [
    isAuthor && 'author',
    !isAuthor && isSameName(parties.names, person.keys) && 'name',
    affiliations.some((mine) => parties.affiliations.some((theirs) => isSameInstitution(mine, theirs))) &&
      'affiliation',
    domains.some((mine) => parties.domains.some((theirs) => isSameDomain(mine, theirs))) && 'domain',
    parties.named.some((each) => isNamed(each, person)) && 'named',
    coauthors.size > 0 && [...parties.emails].some((email) => coauthors.has(email)) && 'coauthor',
    asked === 'thisRound' && 'asked',
    asked === 'declined' && 'declined',
  ]
  return found.filter((kind) => kind !== false)
}

const isNamed = (
  { text, words, keys, domain, raw }: Parties['named'][number],
  { names, keys: own, emails, domains, affiliations }: Identity,
): boolean =>
  emails.includes(raw) ||
  isSameName(keys, own) ||
  domains.some((mine) => isSameDomain(mine, domain)) ||
  (text !== '' &&
    (affiliations.some((mine) => isSameInstitution(mine, text)) ||
      names.some((name) => isSamePerson(name, { text, words }))))

// A comparison is made for each pair of a conference: what most pairs fail is asked first.

/** `Mei Lin` is `Lin Mei`; a name also occurs within `林梅（某大学）`. */
const isSamePerson = (
  { text: name, words }: { text: string; words: string },
  other: { text: string; words: string },
): boolean =>
  words === other.words ||
  (other.text.includes(name) && name.length >= (isChinese(name) ? 2 : 6) && withinWords(other.text, name))

/** The same, or a part of the other: a department is of its university. A short name is a part of too many. */
const isSameInstitution = (mine: string, theirs: string): boolean => {
  if (mine === theirs) return true
  const [short, long] = mine.length < theirs.length ? [mine, theirs] : [theirs, mine]
  return long.includes(short) && short.length >= (isChinese(short) ? 4 : 10) && withinWords(long, short)
}

const sorted = (name: string) => name.split(' ').toSorted().join(' ')
const isChinese = (text: string) => /\p{Script=Han}/u.test(text)
/** Chinese has no spaces between words; elsewhere `York University` is no part of `New Yorkshire`. */
const withinWords = (long: string, short: string): boolean =>
  isChinese(short) ? long.includes(short) : ` ${long} `.includes(` ${short} `)

/** `cs.pku.edu.cn` belongs to `pku.edu.cn`. */
const isSameDomain = (mine: string, theirs: string): boolean =>
  mine === theirs || isBelow(mine, theirs) || isBelow(theirs, mine)
const isBelow = (domain: string, other: string): boolean =>
  other !== '' && domain.endsWith(other) && domain[domain.length - other.length - 1] === '.'

/** The domain of an address if it names an employer. */
const institutionalDomain = (email: string): readonly string[] => {
  const domain = email.slice(email.lastIndexOf('@') + 1)
  return domain === '' || isPublicMail(domain) || isExampleDomain(domain) ? [] : [domain]
}
