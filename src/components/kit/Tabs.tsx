import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react'

import { List, Tab } from './Tabs.styles.ts'

export interface TabsProps<T extends string> {
  /** Names the group for screen readers. */
  label: string
  tabs: readonly { id: T; label: ReactNode }[]
  selected: T
  onSelect: (id: T) => void
  /** The panel of the selected tab. */
  children: ReactNode
}

/** One Tab stop; arrow keys, Home and End move and select. */
export const Tabs = <T extends string>({ label, tabs, selected, onSelect, children }: TabsProps<T>) => {
  const id = useId()
  const list = useRef<HTMLDivElement>(null)
  const move = (event: KeyboardEvent) => {
    // From the tab that has the key: the latest selection may not be rendered yet.
    const at = [...(list.current?.children ?? [])].findIndex((tab) => tab === event.target)
    if (at < 0) return
    const to = {
      ArrowRight: (at + 1) % tabs.length,
      ArrowLeft: (at + tabs.length - 1) % tabs.length,
      Home: 0,
      End: tabs.length - 1,
    }[event.key]
    const target = to === undefined ? undefined : tabs[to]
    if (to === undefined || target === undefined) return
    event.preventDefault()
    onSelect(target.id)
    ;(list.current?.children[to] as HTMLElement | undefined)?.focus()
  }
  return (
    <>
      <List ref={list} role="tablist" aria-label={label} onKeyDown={move}>
        {tabs.map((tab) => (
          <Tab
            key={tab.id}
            type="button"
            role="tab"
            id={id + tab.id}
            aria-selected={tab.id === selected}
            aria-controls={`${id}panel`}
            tabIndex={tab.id === selected ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </List>
      <div role="tabpanel" id={`${id}panel`} aria-labelledby={id + selected}>
        {children}
      </div>
    </>
  )
}
