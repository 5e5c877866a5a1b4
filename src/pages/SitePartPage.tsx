import type { PageProps } from '../app/context.tsx'
import { siteParts } from '../contract/siteParts.ts'
import { ConsoleFrame } from './console/ConsoleFrame.tsx'
import { sectionChoice } from './console/sections.ts'
import { Editor } from './site/Editor.tsx'
import { Parts } from './site/Parts.tsx'

/** `/console/site/:part`: one part of the site. A part that there is not leads to all of them. */
const SitePartPage = ({ params }: PageProps) => {
  const part = siteParts.find((each) => each === params['part'])
  return (
    <ConsoleFrame choose={sectionChoice('site')}>
      {() => (part === undefined ? <Parts /> : <Editor key={part} part={part} />)}
    </ConsoleFrame>
  )
}

export default SitePartPage
