import type { FormEvent, MouseEvent, Ref } from 'react'
import { useIntl } from 'react-intl'

import { longestSearch } from '../../../contract/searchKinds.ts'
import { Icon } from '../../kit/Icon.tsx'
import { Box, Opener } from './HeaderSearch.styles.ts'

export interface HeaderSearchProps {
  field: Ref<HTMLInputElement>
  /** Called when the visitor is about to search. */
  onNear: () => void
  /** Called when suggestions are wanted; the input is in the field. */
  onOpen: () => void
  onFind: (q: string) => void
}

/** A form and a link of the page /search, which work before a script has arrived and without one. */
export const HeaderSearch = ({ field, onNear, onOpen, onFind }: HeaderSearchProps) => {
  const intl = useIntl()
  const name = intl.formatMessage({ id: 'shell.search' })
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    onFind(String(new FormData(event.currentTarget).get('q') ?? ''))
  }
  const open = (event: MouseEvent) => {
    // A new tab is the page, as for any link.
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    onOpen()
  }
  return (
    <>
      <Box role="search" action="/search" aria-label={name} onSubmit={submit}>
        <Icon name="search" />
        <input
          ref={field}
          type="search"
          name="q"
          maxLength={longestSearch}
          autoComplete="off"
          aria-label={intl.formatMessage({ id: 'shell.search.hint' })}
          aria-keyshortcuts="/ Control+K Meta+K"
          placeholder={intl.formatMessage({ id: 'shell.search.hint' })}
          onFocus={onNear}
          onClick={onOpen}
          onInput={(event) => {
            // Signs that are still being composed belong to the field that they were begun in.
            if (!(event.nativeEvent as InputEvent).isComposing) onOpen()
          }}
          onCompositionEnd={onOpen}
        />
        <kbd aria-hidden="true">/</kbd>
      </Box>
      <Opener href="/search" aria-label={name} onPointerEnter={onNear} onFocus={onNear} onClick={open}>
        <Icon name="search" />
      </Opener>
    </>
  )
}
