import type { Design } from '../../../src/contract/documents/design.ts'
import { layoutPage } from '../../../src/contract/documents/layout.ts'
import { scriptOf, widthOf } from '../../../src/contract/documents/fit.ts'
import type { DocumentAbout, DocumentPerson } from '../../../src/contract/documents/values.ts'
import { mostMisfits } from '../../../src/contract/documentBatch.ts'

/** Of each text, the widest that are tried: whose text does not fit is among those with the widest. */
const mostTried = 200

/** Whose name, or other text, a design cuts off. A list is written as long as it takes and cuts nobody’s row away. */
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

const widthIn = (text: string) => widthOf(text, scriptOf(text), true)

const widestBy: ReadonlyArray<(person: DocumentPerson) => string> = [
  ({ name }) => name,
  ({ affiliation }) => affiliation,
  ({ position }) => position,
  ({ ticket }) => `${ticket.zh}${ticket.en}`,
]
