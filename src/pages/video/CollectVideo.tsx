import { useState } from 'react'

import { Collect } from '../shared/Collect.tsx'

interface Props {
  id: number
  /** The server's state for this visitor. */
  collected: boolean
}

export const CollectVideo = ({ id, collected }: Props) => {
  const [isWished, setWished] = useState(false)
  return (
    <Collect
      kind="video"
      id={id}
      fetchCollected={() => Promise.resolve(collected)}
      collected={collected}
      isWished={isWished}
      onWish={setWished}
    />
  )
}
