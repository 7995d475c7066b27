/** The Mahjong worker, the same script in browsers and in Node. */
import { serve } from '../src/engine/serve.js';
import { createMahjongService } from '../src/mahjong/service.js';

serve(createMahjongService);
