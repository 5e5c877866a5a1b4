import type { KeyboardEvent, ReactNode } from 'react'
import { FormattedMessage } from 'react-intl'

import { KeyHint } from './People.styles.ts'

/**
 * Keyboard shortcuts for a list of people: `j` and `k` move, `x` selects, `/` leads to the search. They work only while
 * the focus is in the list and not during typing or composition; a single letter that works everywhere would be set off
 * by speech control.
 */
export const RowKeys = ({ children }: { readonly children: ReactNode }) => (
  <div role="presentation" onKeyDown={press}>
    <KeyHint>
      <FormattedMessage id="people.keys" />
    </KeyHint>
    {children}
  </div>
)

const press = (event: KeyboardEvent<HTMLDivElement>) => {
  const { altKey, ctrlKey, metaKey, shiftKey, key, nativeEvent, currentTarget } = event
  if (nativeEvent.isComposing || altKey || ctrlKey || metaKey || shiftKey) return
  // A dialog opened from the list is rendered elsewhere on the page.
  if (!(event.target instanceof Element) || !currentTarget.contains(event.target)) return
  if (event.target instanceof HTMLInputElement && event.target.type !== 'checkbox') return
  const rows = [...currentTarget.querySelectorAll<HTMLElement>('[data-person]')]
  const at = rows.findIndex((row) => row.contains(document.activeElement))
  const targets: Readonly<Record<string, () => HTMLElement | null | undefined>> = {
    j: () => rows[at + 1]?.querySelector('a'),
    k: () => rows[at - 1]?.querySelector('a'),
    x: () => rows[at]?.querySelector('input'),
    '/': () => document.querySelector<HTMLElement>('main [role="search"] [name="q"]'),
  }
  const target = targets[key]?.()
  if (target === undefined || target === null) return
  // The search of the whole site opens by the same key.
  event.preventDefault()
  if (key === 'x') target.click()
  else target.focus()
}
