import { FormattedMessage, useIntl } from 'react-intl'

import type { TemplateCard } from '../../../contract/documentBatch.ts'
import { Button } from '../../kit/Button.tsx'
import { ButtonLink } from '../../kit/ButtonLink.tsx'
import { About, Rows } from '../../kit/rows.styles.ts'
import { Acts, Panel } from './Documents.styles.ts'

export interface TemplateListProps {
  readonly conferenceId: number
  readonly templates: readonly TemplateCard[]
  readonly onNew: () => void
}

/** Designs of the conference's own; without any the built-in ones do. */
export const TemplateList = ({ conferenceId, templates, onNew }: TemplateListProps) => {
  const intl = useIntl()
  return (
    <Panel aria-labelledby="documents-templates">
      <h2 id="documents-templates">
        <FormattedMessage id="documents.templates" />
      </h2>
      <p>
        <FormattedMessage id="documents.templates.about" />
      </p>
      <Acts>
        <Button small variant="quiet" onClick={onNew}>
          <FormattedMessage id="documents.template.new" />
        </Button>
      </Acts>
      <Rows>
        {templates.map(({ id, name, kind }) => (
          <li key={id}>
            <About>
              <b>
                <bdi>{name}</bdi>
              </b>
              <span>
                <FormattedMessage id={`documents.kind.${kind}`} />
              </span>
            </About>
            <ButtonLink
              small
              variant="quiet"
              href={`/organizer/${conferenceId}/documents/${id}`}
              aria-label={intl.formatMessage({ id: 'documents.template.open' }, { name })}
            >
              <FormattedMessage id="documents.template.design" />
            </ButtonLink>
          </li>
        ))}
      </Rows>
    </Panel>
  )
}
