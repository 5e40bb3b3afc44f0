import type { WorkshopParts } from '../skin';
import ShopFace from './ShopFace.svelte';
import ShopSign from './ShopSign.svelte';

/** How the walls look to designers. */
export const parts: WorkshopParts = { Face: ShopFace, Sign: ShopSign };
