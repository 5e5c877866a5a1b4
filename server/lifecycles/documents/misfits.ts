import type { Design } from '../../../src/contract/documents/design.ts'
import { layoutPage } from '../../../src/contract/documents/layout.ts'
import { isPrintable, scriptOf, widthOf } from '../../../src/contract/documents/fit.ts'
import type { DocumentAbout, DocumentPerson } from '../../../src/contract/documents/values.ts'
import { mostMisfits } from '../../../src/contract/documentBatch.ts'

/** Widest texts to try per field: a text that does not fit is among them. */
const mostTried = 200

/** People whose name, or other text, a design cuts off. A list grows as long as needed and cuts no row. */
export const misfitsOf = (
  design: Design,
  about: DocumentAbout,
  people: readonly DocumentPerson[],
): { misfits: string[]; misfit_total: number } => {
  if (design.kind === 'list') return { misfits: [], misfit_total: 0 }
  const tried = new Set(
    widestBy.flatMap((textOf) =>
      people
        .map((person) => ({ person, width: widthIn(textOf(person)) }))
        .toSorted((a, b) => b.width - a.width)
        .slice(0, mostTried)
        .map(({ person }) => person),
    ),
  )
  const cut = [...tried].filter((person) => layoutPage(design, about, person).cut.length > 0)
  return { misfits: cut.slice(0, mostMisfits).map(({ name }) => name), misfit_total: cut.length }
}

/** People whose texts have a sign without a glyph: it would be printed as a box. They are listed before printing. */
export const unprintableOf = (
  people: readonly DocumentPerson[],
): { unprintable: string[]; unprintable_total: number } => {
  const names = people.filter((person) => !isPersonPrintable(person)).map(({ name }) => name)
  return { unprintable: names.slice(0, mostMisfits), unprintable_total: names.length }
}

export const isPersonPrintable = ({ name, affiliation, position, ticket }: PrintedTexts): boolean =>
  [name, affiliation, position, ticket.zh, ticket.en].every(isPrintable)

type PrintedTexts = Pick<DocumentPerson, 'name' | 'affiliation' | 'position' | 'ticket'>

const widthIn = (text: string) => widthOf(text, scriptOf(text), true)

const widestBy: ReadonlyArray<(person: DocumentPerson) => string> = [
  ({ name }) => name,
  ({ affiliation }) => affiliation,
  ({ position }) => position,
  ({ ticket }) => `${ticket.zh}${ticket.en}`,
]
