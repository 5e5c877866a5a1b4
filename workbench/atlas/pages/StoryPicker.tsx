import { useState } from 'react'

import { registry } from '../../registry.ts'
import type { Locale } from '../../../src/i18n/locale.ts'
import { search } from './search.ts'
import { SearchField } from './SearchField.tsx'
import { storiesShowing, storyName } from './shownStates.ts'
import { Results } from './StoryPicker.styles.ts'
import { words } from './words.ts'

interface Props {
  readonly locale: Locale
  /** Called with the id of a story. */
  readonly onPick: (story: string) => void
}

/** Finds a story by properties of its state. */
export const StoryPicker = ({ locale, onPick }: Props) => {
  const [query, setQuery] = useState('')
  const found =
    query.trim() === ''
      ? []
      : search(query).flatMap(({ id, states }) =>
          states.flatMap((state) => storiesShowing(state).map((story) => ({ ...story, machine: id }))),
        )
  const pick = (story: string) => {
    setQuery('')
    onPick(story)
  }
  return (
    <div>
      <SearchField
        label={words.chooseStory[locale]}
        hint={words.searchHint[locale]}
        value={query}
        onChange={setQuery}
      />
      {query.trim() !== '' && (
        <Results aria-label={words.chooseStory[locale]}>
          {found.map(({ id, name, machine }) => (
            <li key={id}>
              <button type="button" onClick={() => pick(id)}>
                <span>{storyName(name)[locale]}</span> <small>{registry[machine].title[locale]}</small>
              </button>
            </li>
          ))}
          {found.length === 0 && <li>{words.nothing[locale]}</li>}
        </Results>
      )}
    </div>
  )
}
