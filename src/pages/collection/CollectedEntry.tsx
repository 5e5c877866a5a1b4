import { useState } from 'react'

import { CollectedCard } from '../../components/account/Member/CollectedCard.tsx'
import type { CollectedEntry as Entry, CollectionKind } from '../../contract/collection.ts'
import { Collect } from '../shared/Collect.tsx'

interface Props {
  kind: CollectionKind
  entry: Entry
}

/** A removed entry stays on the page until it is left, so that one press restores it. */
export const CollectedEntry = ({ kind, entry }: Props) => {
  const [isWished, setWished] = useState(false)
  return (
    <CollectedCard
      kind={kind}
      entry={entry}
      collect={
        <Collect
          kind={kind}
          id={entry.id}
          of={entry.title}
          // It is in the list because it is collected.
          fetchCollected={() => Promise.resolve(true)}
          collected
          isWished={isWished}
          onWish={setWished}
        />
      }
    />
  )
}
