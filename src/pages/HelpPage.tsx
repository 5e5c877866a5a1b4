import type { PageProps } from '../app/context.tsx'
import { DocumentView } from '../components/site/Document/DocumentView.tsx'
import { HelpLayout } from '../components/site/Document/HelpLayout.tsx'
import { getHelp, helpTopics } from '../contract/site.ts'
import { useDocument } from './shared/useDocument.ts'

const HelpPage = ({ name }: PageProps) => {
  const topic = helpTopics.find((known) => known === name) ?? 'modo'
  return (
    <HelpLayout topic={topic}>
      <DocumentView {...useDocument(getHelp, { name: topic })} title={`help.${topic}`} />
    </HelpLayout>
  )
}

export default HelpPage
