import { getDocumentTemplate, saveDocumentTemplate } from '../contract/documentBatch.ts'
import type { TemplateDesignerPort } from '../machines/templateDesigner/templateDesigner.types.ts'
import type { Api } from './api.ts'
import { warnOnLeave } from './warnOnLeave.ts'

/** Templates of badges, certificates and lists; the port of `templateDesigner`. */
export const createDocumentService = ({ api }: { api: Api }): TemplateDesignerPort => ({
  loadTemplate: ({ conferenceId: conference_id, templateId: id }, signal) =>
    api.call(getDocumentTemplate, { conference_id, id }, { signal }),

  saveTemplate: ({ template: { conference_id, id, version }, drawing: { name, design } }, signal) =>
    api.call(
      saveDocumentTemplate,
      { conference_id, id, version, name, design: JSON.stringify(design) },
      { signal },
    ),

  warnOnLeave,
})
