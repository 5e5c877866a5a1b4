import { useRef, useState, type ComponentType } from 'react'

import { useServices } from '../../app/context.tsx'
import { HeaderSearch } from '../../components/site/Header/HeaderSearch.tsx'
import { searchAddress, searchable } from '../search/wish.ts'
import type { SiteSearchProps } from './SiteSearch.tsx'
import { useSearchKeys } from './useSearchKeys.ts'

/** The search in the header. Its suggestions come with a chunk of their own, loaded when the visitor is about to search. */
export const SearchSlot = () => {
  const { go, texts } = useServices()
  const field = useRef<HTMLInputElement>(null)
  const [box, setBox] = useState<{ Suggest: ComponentType<SiteSearchProps> } | null>(null)
  const [isOpen, setOpen] = useState(false)
  // If the chunk fails to load, the form and the link still work.
  const load = () =>
    Promise.all([import('./SiteSearch.tsx'), texts.ensure(['search'])]).then(
      ([{ SiteSearch }]) => setBox({ Suggest: SiteSearch }),
      () => undefined,
    )
  const open = () => {
    setOpen(true)
    if (box === null) void load()
  }
  useSearchKeys(open)
  const close = () => setOpen(false)
  return (
    <>
      <HeaderSearch
        field={field}
        onNear={() => void load()}
        onOpen={open}
        onFind={(q) => {
          close()
          go.to(searchAddress({ q: searchable(q), kind: null, page: 1 }))
        }}
      />
      {isOpen && box !== null && (
        <box.Suggest
          typed={() => {
            const q = field.current?.value ?? ''
            if (field.current !== null) field.current.value = ''
            return q
          }}
          onClose={close}
        />
      )}
    </>
  )
}
