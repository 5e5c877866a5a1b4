import type { Locale } from '../../../src/i18n/locale.ts'
import type { MachineId } from '../../../src/machines/registry.ts'
import { areas, count } from '../pages/words.ts'
import { leafIds } from '../../core/walk.ts'
import { registry } from '../../registry.ts'
import type { Edition, Pictures } from './catalogue.types.ts'
import { Chapter } from './Chapter.tsx'
import { editionLine, exportWords } from './exportWords.ts'

interface Props {
  readonly locale: Locale
  readonly pictures: Pictures
  readonly edition: Edition
}

/** The whole atlas as one document. */
export const Catalogue = ({ locale, pictures, edition }: Props) => (
  <main>
    <header className="cover">
      <p className="product">{exportWords.product[locale]}</p>
      <h1>{exportWords.title[locale]}</h1>
      <p className="lead">{exportWords.lead[locale]}</p>
      <ul className="facts">
        <li>{count.flows(ids.length)[locale]}</li>
        <li>{count.states(ids.flatMap((id) => leafIds(registry[id].machine)).length)[locale]}</li>
      </ul>
      <p className="edition">{editionLine(edition.version, edition.revision, edition.date)[locale]}</p>
    </header>
    <nav id="contents" aria-labelledby="contents-title">
      <h2 id="contents-title">{exportWords.contents[locale]}</h2>
      {groups.map(([area, members]) => (
        <section key={area}>
          <h3>{areas[area][locale]}</h3>
          <ol>
            {members.map((id) => (
              <li key={id}>
                <a href={`#${id}`}>
                  <span className="number">{ids.indexOf(id) + 1}</span>
                  <span className="title">{registry[id].title[locale]}</span>
                  <span className="size">{count.states(leafIds(registry[id].machine).length)[locale]}</span>
                </a>
              </li>
            ))}
          </ol>
        </section>
      ))}
    </nav>
    <section className="reading" aria-labelledby="reading-title">
      <h2 id="reading-title">{exportWords.reading[locale]}</h2>
      <ul>
        {(['box', 'arrow', 'bracket', 'clock'] as const).map((line) => (
          <li key={line}>{exportWords[line][locale]}</li>
        ))}
      </ul>
    </section>
    {ids.map((id, index) => (
      <Chapter key={id} id={id} number={index + 1} pictures={pictures} locale={locale} />
    ))}
  </main>
)

const groups = Object.keys(areas).map((area) => {
  const known = area as keyof typeof areas
  return [known, membersOf(known)] as const
})

function membersOf(area: keyof typeof areas) {
  return (Object.keys(registry) as MachineId[]).filter((id) => registry[id].area === area)
}

/** Chapters are in the order of the contents. */
const ids = groups.flatMap(([, members]) => members)
