import { useSearch } from 'wouter'

import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { Jobs, jobsSides } from './console/Jobs.tsx'
import { sectionChoice } from './console/sections.ts'
import { choiceOf } from './member/choiceOf.ts'
import { cutTo } from '../contract/characters.ts'

/** `/console/jobs`: work in the background that waits for a person (OPS-01). */
const JobsPage = () => {
  const search = useSearch()
  const side = choiceOf(search, 'side', jobsSides) ?? 'dead'
  const q = cutTo((new URLSearchParams(search).get('q') ?? '').trim(), 254)
  return (
    <ConsoleFrame choose={sectionChoice('jobs')}>
      {(_section, { onRefresh }) => <Jobs side={side} q={q} onChange={onRefresh} />}
    </ConsoleFrame>
  )
}

export default JobsPage
