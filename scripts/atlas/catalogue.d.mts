import type * as Catalogue from '../../workbench/atlas/export/renderCatalogue.tsx'

export const loadCatalogue: () => Promise<typeof Catalogue>
