import type { HostWish } from '../../../components/conference/ConferenceHosts/hostPlaces.ts'
import { EntryEditing } from './EntryEditing.tsx'
import { EntryOrdering } from './EntryOrdering.tsx'
import { EntryRemoving } from './EntryRemoving.tsx'
import type { HostActProps, RemovedEntry } from './HostAct.types.ts'

interface Props extends Pick<HostActProps, 'hosts' | 'onEnd'> {
  readonly wish: HostWish
  readonly onRemoved: (removed: RemovedEntry) => void
}

/** One act on the lists, in its dialog. */
export const HostAct = ({ wish, onRemoved, ...rest }: Props) => {
  const about = { ...rest, list: wish.list, committee: wish.committee }
  switch (wish.kind) {
    case 'edit':
      return <EntryEditing {...about} entry={wish.entry} />
    case 'remove':
      return <EntryRemoving {...about} entry={wish.entry} onRemoved={onRemoved} />
    case 'order':
      return <EntryOrdering {...about} />
  }
}
