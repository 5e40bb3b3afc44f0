import type { WorkshopParts } from '../skin';
import BoxEditor from './BoxEditor.svelte';
import ShopFace from './ShopFace.svelte';
import ShopSign from './ShopSign.svelte';

/** How the kids look to designers. */
export const parts: WorkshopParts = { Face: ShopFace, Sign: ShopSign, Icons: BoxEditor };
