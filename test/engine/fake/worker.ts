import { serve } from '../../../src/engine/serve.js';
import { createFakeService } from './service.js';

serve(createFakeService);
