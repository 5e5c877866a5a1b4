import type { FormEvent, KeyboardEvent } from 'react'
import { FormattedMessage, useIntl } from 'react-intl'

import type { Failure } from '../../../contract/failure.ts'
import type { Suggestion } from '../../../contract/search.ts'
import { longestSearch, type SearchKind } from '../../../contract/searchKinds.ts'
import * as Combobox from '../../kit/Combobox.styles.ts'
import Dialog from '../../kit/Dialog.tsx'
import { FailureState } from '../../kit/FailureState.tsx'
import { Icon } from '../../kit/Icon.tsx'
import { Marked } from './Marked.tsx'

export interface SearchDialogProps {
  view: 'idle' | 'waiting' | 'loading' | 'shown' | 'empty' | 'failed'
  q: string
  found: { readonly list: readonly Suggestion[]; readonly total: number }
  failure: Failure | null
  /** Newest first. */
  recent: readonly string[]
  onType: (q: string) => void
  onRetry: () => void
  /** All results for these words. */
  onFind: (q: string) => void
  /** One of the suggestions. */
  onChoose: (href: string) => void
  onClear: () => void
  onClose: () => void
}

/** An option: its value names its target. */
interface Choice {
  readonly value: string
  readonly label: string
  readonly kind: SearchKind | null
  readonly suggestion: Suggestion | null
}

const words = 'words:'
const address = 'address:'

/** Imported lazily only: it carries the headless kit. */
const SearchDialog = (props: SearchDialogProps) => {
  const { view, q, found, failure, recent, onType, onRetry, onFind, onChoose, onClear, onClose } = props
  const intl = useIntl()
  const isIdle = view === 'idle'
  const choices: Choice[] = isIdle
    ? recent.map((each) => ({ value: words + each, label: each, kind: null, suggestion: null }))
    : [
        ...found.list.map((suggestion) => ({
          value: address + suggestion.href + suggestion.kind,
          label: suggestion.title.map(({ text }) => text).join(''),
          kind: suggestion.kind,
          suggestion,
        })),
        ...(q.trim() === '' ? [] : [{ value: words + q.trim(), label: q, kind: null, suggestion: null }]),
      ]
  const kinds = [...new Set(found.list.map(({ kind }) => kind))]
  const choose = (value: string) => {
    const { suggestion } = choices.find((each) => each.value === value) ?? {}
    if (suggestion != null) onChoose(suggestion.href)
    else if (value.startsWith(words)) onFind(value.slice(words.length))
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (q.trim() !== '') onFind(q)
  }
  const escape = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.nativeEvent.isComposing) return
    event.stopPropagation()
    onClose()
  }
  return (
    <Dialog
      title={<FormattedMessage id="search.box.title" />}
      wide
      focusFirst="input[name='q']"
      onClose={onClose}
    >
      <form role="search" action="/search" onSubmit={submit} data-suggest={view}>
        <Combobox.Root
          collection={Combobox.collectionOf({ items: choices })}
          open
          disableLayer
          allowCustomValue
          value={[]}
          inputValue={q}
          inputBehavior="none"
          selectionBehavior="preserve"
          openOnClick={false}
          onInputValueChange={({ inputValue, reason }) => {
            if (reason === 'input-change') onType(inputValue)
          }}
          onValueChange={({ value: [value] }) => {
            if (value !== undefined) choose(value)
          }}
        >
          <Combobox.Control>
            <Icon name="search" />
            <Combobox.Input
              name="q"
              type="search"
              maxLength={longestSearch}
              autoComplete="off"
              aria-label={intl.formatMessage({ id: 'search.box.words' })}
              placeholder={intl.formatMessage({ id: 'search.box.hint' })}
              onKeyDown={escape}
            />
          </Combobox.Control>
          <Combobox.Line role="status">
            {view === 'idle' && recent.length === 0 && <FormattedMessage id="search.box.start" />}
            {(view === 'waiting' || view === 'loading') && <FormattedMessage id="search.box.busy" />}
            {view === 'empty' && <FormattedMessage id="search.box.none" values={{ q: q.trim() }} />}
            {view === 'shown' && <FormattedMessage id="search.box.count" values={{ total: found.total }} />}
          </Combobox.Line>
          {view === 'failed' && <FailureState failure={failure} onRetry={onRetry} />}
          <Combobox.Panel>
            {isIdle && recent.length > 0 && (
              <Combobox.ItemGroup>
                <Combobox.Group>
                  <FormattedMessage id="search.box.recent" />
                </Combobox.Group>
                {choices.map((choice) => (
                  <Option key={choice.value} choice={choice} />
                ))}
              </Combobox.ItemGroup>
            )}
            {!isIdle &&
              kinds.map((kind) => (
                <Combobox.ItemGroup key={kind}>
                  <Combobox.Group>
                    <FormattedMessage id={`search.kind.${kind}`} />
                  </Combobox.Group>
                  {choices
                    .filter((choice) => choice.kind === kind)
                    .map((choice) => (
                      <Option key={choice.value} choice={choice} />
                    ))}
                </Combobox.ItemGroup>
              ))}
            {!isIdle &&
              choices
                .filter(({ kind }) => kind === null)
                .map((choice) => (
                  <Combobox.Entry key={choice.value} item={choice} $all>
                    <FormattedMessage id="search.box.all" values={{ q: choice.label.trim() }} />
                  </Combobox.Entry>
                ))}
          </Combobox.Panel>
        </Combobox.Root>
      </form>
      {isIdle && recent.length > 0 && (
        <Combobox.Clear type="button" onClick={onClear}>
          <FormattedMessage id="search.box.clear" />
        </Combobox.Clear>
      )}
    </Dialog>
  )
}

const Option = ({ choice }: { choice: Choice }) => {
  const { locale } = useIntl()
  const { suggestion } = choice
  return (
    <Combobox.Entry item={choice}>
      {suggestion === null ? (
        choice.label
      ) : (
        <>
          <span lang={suggestion.lang === locale ? undefined : suggestion.lang}>
            <Marked parts={suggestion.title} />
          </span>
          {suggestion.people.length > 0 && (
            <small>
              <Marked parts={suggestion.people} />
            </small>
          )}
        </>
      )}
    </Combobox.Entry>
  )
}

export default SearchDialog
