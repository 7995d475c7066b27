import 'hintwright/elements';
import { createApp } from 'vue';
import Page from './Page.vue';

createApp(Page).mount('#app');
