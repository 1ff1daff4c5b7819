/** The one address of a hall: by slug where it has one, otherwise by id. */
export function hallPath(hall: { readonly rawId: string; readonly areaSlug?: string | null; readonly slug?: string | null }): string {
  return hall.areaSlug && hall.slug ? `/halls/${hall.areaSlug}/${hall.slug}` : `/halls/${hall.rawId}`;
}

/** Stands for a hall's name where that could not be read. */
export const NAMELESS = '名称を確認中の会場';
