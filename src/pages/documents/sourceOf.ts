import { builtInNames } from '../../contract/documents/builtIn.ts'

/** Source of a chosen design: the name of a built-in one, or the id of a template. */
export const sourceOf = (design: string) => {
  const built_in = builtInNames.find((each) => each === design)
  return built_in === undefined
    ? ({ template_id: Number(design), built_in: 'badge' } as const)
    : { template_id: 0, built_in }
}
