/* Generated from schemas/ by `npm run generate`. Do not edit. */
var R=(o,i)=>()=>(i||o((i={exports:{}}).exports,i),i.exports);var v=R(P=>{"use strict";Object.defineProperty(P,"__esModule",{value:!0});function w(o){let i=o.length,g=0,y=0,f;for(;y<
i;)g++,f=o.charCodeAt(y++),f>=55296&&f<=56319&&y<i&&(f=o.charCodeAt(y),(f&64512)===56320&&y++);return g}P.default=w;w.code=
'require("ajv/dist/runtime/ucs2length").default'});var J=N,$={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-launch.schem\
a.json",title:"Demo launch",description:"Body of POST /_control/launches: a demo without a platform.",type:"object",properties:{
provider:{title:"Provider",description:"Its id.",type:"string",maxLength:100},gameId:{title:"Game",description:"Its id.",
type:"string",maxLength:100},currency:{title:"Currency",description:"ISO 4217.",type:"string",pattern:"^[A-Z]{3}$"},decimals:{
title:"Decimals",description:"Of the currency.",type:"integer",minimum:0,maximum:4},language:{title:"Language",description:"\
Language code of the platform.",type:"string",minLength:2,maxLength:35},lobby:{title:"Lobby",description:"Address of the\
 page around the game.",type:"string",minLength:1,maxLength:2e3},balance:{title:"Balance",description:"Of the demo, in m\
inor units.",type:"integer",minimum:0,maximum:1e12},maxStake:{title:"Highest stake",description:"In minor units.",type:"\
integer",minimum:1},minRoundMs:{title:"Shortest round",description:"In milliseconds.",type:"integer",minimum:0,maximum:36e5},
autoplay:{title:"Autoplay",description:"Whether rounds may start by themselves.",type:"boolean"},freeRounds:{title:"Free\
 rounds",description:"Granted rounds.",type:"array",maxItems:10,items:{title:"Grant",description:"A grant.",type:"object",
properties:{grant:{title:"Grant",description:"Id.",type:"string",minLength:1,maxLength:100},left:{title:"Left",description:"\
Rounds left.",type:"integer",minimum:0},stake:{title:"Stake",description:"Of each.",type:"integer",minimum:1}},required:[
"grant","left","stake"],additionalProperties:!1}}},required:["provider","gameId","currency","decimals","language","lobby"],
additionalProperties:!1},D=Object.prototype.hasOwnProperty,h=v().default,M=new RegExp("^[A-Z]{3}$","u");function N(o,{instancePath:i="",
parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.provider===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"provider"},message:"mu\
st have required property 'provider'"};e===null?e=[s]:e.push(s),r++}if(o.gameId===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"gameId"},message:"must have required property 'gameId'"};e===null?
e=[s]:e.push(s),r++}if(o.currency===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
currency"},message:"must have required property 'currency'"};e===null?e=[s]:e.push(s),r++}if(o.decimals===void 0){let s={
instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"decimals"},message:"must have require\
d property 'decimals'"};e===null?e=[s]:e.push(s),r++}if(o.language===void 0){let s={instancePath:i,schemaPath:"#/require\
d",keyword:"required",params:{missingProperty:"language"},message:"must have required property 'language'"};e===null?e=[
s]:e.push(s),r++}if(o.lobby===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
lobby"},message:"must have required property 'lobby'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!D.call($.properties,
s)){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},
message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(o.provider!==void 0){let s=o.provider;if(typeof s==
"string"){if(h(s)>100){let t={instancePath:i+"/provider",schemaPath:"#/properties/provider/maxLength",keyword:"maxLength",
params:{limit:100},message:"must NOT have more than 100 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+
"/provider",schemaPath:"#/properties/provider/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[t]:e.push(t),r++}}if(o.gameId!==void 0){let s=o.gameId;if(typeof s=="string"){if(h(s)>100){let t={instancePath:i+
"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more \
than 100 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/gameId",schemaPath:"#/properties/gameId\
/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.currency!==void 0){
let s=o.currency;if(typeof s=="string"){if(!M.test(s)){let t={instancePath:i+"/currency",schemaPath:"#/properties/curren\
cy/pattern",keyword:"pattern",params:{pattern:"^[A-Z]{3}$"},message:'must match pattern "^[A-Z]{3}$"'};e===null?e=[t]:e.
push(t),r++}}else{let t={instancePath:i+"/currency",schemaPath:"#/properties/currency/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.decimals!==void 0){let s=o.decimals;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/decimals",schemaPath:"#/properties/decimals/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){
if(s>4||isNaN(s)){let t={instancePath:i+"/decimals",schemaPath:"#/properties/decimals/maximum",keyword:"maximum",params:{
comparison:"<=",limit:4},message:"must be <= 4"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(s)){let t={instancePath:i+"/\
decimals",schemaPath:"#/properties/decimals/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be\
 >= 0"};e===null?e=[t]:e.push(t),r++}}}if(o.language!==void 0){let s=o.language;if(typeof s=="string"){if(h(s)>35){let t={
instancePath:i+"/language",schemaPath:"#/properties/language/maxLength",keyword:"maxLength",params:{limit:35},message:"m\
ust NOT have more than 35 characters"};e===null?e=[t]:e.push(t),r++}if(h(s)<2){let t={instancePath:i+"/language",schemaPath:"\
#/properties/language/minLength",keyword:"minLength",params:{limit:2},message:"must NOT have fewer than 2 characters"};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/language",schemaPath:"#/properties/language/type",keyword:"type",
params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.lobby!==void 0){let s=o.lobby;if(typeof s==
"string"){if(h(s)>2e3){let t={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/maxLength",keyword:"maxLength",params:{
limit:2e3},message:"must NOT have more than 2000 characters"};e===null?e=[t]:e.push(t),r++}if(h(s)<1){let t={instancePath:i+
"/lobby",schemaPath:"#/properties/lobby/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer tha\
n 1 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/lobby",schemaPath:"#/properties/lobby/type",
keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.balance!==void 0){let s=o.
balance;if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/balance",schemaPath:"#/propert\
ies/balance/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s==
"number"&&isFinite(s)){if(s>1e12||isNaN(s)){let t={instancePath:i+"/balance",schemaPath:"#/properties/balance/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[t]:e.push(t),r++}if(s<0||isNaN(
s)){let t={instancePath:i+"/balance",schemaPath:"#/properties/balance/minimum",keyword:"minimum",params:{comparison:">=",
limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}}if(o.maxStake!==void 0){let s=o.maxStake;if(!(typeof s==
"number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/maxStake",schemaPath:"#/properties/maxStake/type",keyword:"\
type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)&&
(s<1||isNaN(s))){let t={instancePath:i+"/maxStake",schemaPath:"#/properties/maxStake/minimum",keyword:"minimum",params:{
comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(t),r++}}if(o.minRoundMs!==void 0){let s=o.minRoundMs;
if(!(typeof s=="number"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/minRoundMs",schemaPath:"#/properties/m\
inRoundMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s==
"number"&&isFinite(s)){if(s>36e5||isNaN(s)){let t={instancePath:i+"/minRoundMs",schemaPath:"#/properties/minRoundMs/maxi\
mum",keyword:"maximum",params:{comparison:"<=",limit:36e5},message:"must be <= 3600000"};e===null?e=[t]:e.push(t),r++}if(s<
0||isNaN(s)){let t={instancePath:i+"/minRoundMs",schemaPath:"#/properties/minRoundMs/minimum",keyword:"minimum",params:{
comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[t]:e.push(t),r++}}}if(o.autoplay!==void 0&&typeof o.autoplay!=
"boolean"){let s={instancePath:i+"/autoplay",schemaPath:"#/properties/autoplay/type",keyword:"type",params:{type:"boolea\
n"},message:"must be boolean"};e===null?e=[s]:e.push(s),r++}if(o.freeRounds!==void 0){let s=o.freeRounds;if(Array.isArray(
s)){if(s.length>10){let l={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/maxItems",keyword:"maxItems",
params:{limit:10},message:"must NOT have more than 10 items"};e===null?e=[l]:e.push(l),r++}let t=s.length;for(let l=0;l<
t;l++){let p=s[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.grant===void 0){let m={instancePath:i+"/freeRounds/"+
l,schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"grant"},message:"must \
have required property 'grant'"};e===null?e=[m]:e.push(m),r++}if(p.left===void 0){let m={instancePath:i+"/freeRounds/"+l,
schemaPath:"#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"left"},message:"must hav\
e required property 'left'"};e===null?e=[m]:e.push(m),r++}if(p.stake===void 0){let m={instancePath:i+"/freeRounds/"+l,schemaPath:"\
#/properties/freeRounds/items/required",keyword:"required",params:{missingProperty:"stake"},message:"must have required \
property 'stake'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="grant"||m==="left"||m==="stake")){let a={instancePath:i+
"/freeRounds/"+l,schemaPath:"#/properties/freeRounds/items/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[a]:e.push(a),r++}if(p.grant!==void 0){let m=p.
grant;if(typeof m=="string"){if(h(m)>100){let a={instancePath:i+"/freeRounds/"+l+"/grant",schemaPath:"#/properties/freeR\
ounds/items/properties/grant/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT have more than 100 char\
acters"};e===null?e=[a]:e.push(a),r++}if(h(m)<1){let a={instancePath:i+"/freeRounds/"+l+"/grant",schemaPath:"#/propertie\
s/freeRounds/items/properties/grant/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 \
characters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/freeRounds/"+l+"/grant",schemaPath:"#/properties\
/freeRounds/items/properties/grant/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:
e.push(a),r++}}if(p.left!==void 0){let m=p.left;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/freeRounds/"+l+"/left",schemaPath:"#/properties/freeRounds/items/properties/left/type",keyword:"type",params:{type:"in\
teger"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)&&(m<0||isNaN(m))){let a={
instancePath:i+"/freeRounds/"+l+"/left",schemaPath:"#/properties/freeRounds/items/properties/left/minimum",keyword:"mini\
mum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[a]:e.push(a),r++}}if(p.stake!==void 0){let m=p.
stake;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+"/freeRounds/"+l+"/stake",schemaPath:"\
#/properties/freeRounds/items/properties/stake/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===
null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)&&(m<1||isNaN(m))){let a={instancePath:i+"/freeRounds/"+l+"/s\
take",schemaPath:"#/properties/freeRounds/items/properties/stake/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}else{let m={instancePath:i+"/freeRounds/"+l,schemaPath:"#/propert\
ies/freeRounds/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{
let t={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"\
object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return N.errors=e,r===0}var Q=q,C={$schema:"http://json-\
schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-page.schema.json",title:"Behaviour of a page",
description:"Body of POST /_control/pages.",type:"object",properties:{gameId:{title:"Game",description:"Its id.",type:"s\
tring",maxLength:100},behaviour:{title:"Behaviour",description:"Silent sends nothing, flood sends messages without end, \
navigate tries to leave.",type:"string",enum:["normal","silent","flood","navigate"]}},required:["gameId","behaviour"],additionalProperties:!1};
function q(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.gameId===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
gameId"},message:"must have required property 'gameId'"};e===null?e=[s]:e.push(s),r++}if(o.behaviour===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"behaviour"},message:"must have required property 'be\
haviour'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="gameId"||s==="behaviour")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),r++}if(o.gameId!==void 0){let s=o.gameId;if(typeof s=="string"){if(h(s)>100){let t={
instancePath:i+"/gameId",schemaPath:"#/properties/gameId/maxLength",keyword:"maxLength",params:{limit:100},message:"must\
 NOT have more than 100 characters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/gameId",schemaPath:"#/pr\
operties/gameId/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.
behaviour!==void 0){let s=o.behaviour;if(typeof s!="string"){let t={instancePath:i+"/behaviour",schemaPath:"#/properties\
/behaviour/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(!(s==="\
normal"||s==="silent"||s==="flood"||s==="navigate")){let t={instancePath:i+"/behaviour",schemaPath:"#/properties/behavio\
ur/enum",keyword:"enum",params:{allowedValues:C.properties.behaviour.enum},message:"must be equal to one of the allowed \
values"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obje\
ct"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return q.errors=e,r===0}var U=I,x={$schema:"http://json-sche\
ma.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/control-wallet.schema.json",title:"Faults of the wallet",
description:"Body of POST /_control/wallet-faults; replaces those before.",type:"object",properties:{faults:{title:"Faul\
ts",description:"In the order in which they are used up.",type:"array",maxItems:100,items:{title:"Fault",description:"A \
fault.",type:"object",properties:{call:{title:"Call",description:"Every one when left out.",type:"string",enum:["bet","w\
in","end-round","rollback"]},fault:{title:"Fault",description:"Late by delayMs, sent twice, lost on the way there or bac\
k, with an amount that is wrong by so much, or held back until another call was sent.",type:"string",enum:["late","dupli\
cated","lost-request","lost-reply","wrong-amount","reordered"]},times:{title:"Times",description:"For so many calls.",type:"\
integer",minimum:1,maximum:1e3},delayMs:{title:"Delay",description:"In milliseconds.",type:"integer",minimum:0,maximum:6e4},
by:{title:"By",description:"Minor units.",type:"integer"}},required:["fault","times"],additionalProperties:!1}}},required:[
"faults"],additionalProperties:!1};function I(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.faults===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"faults"},message:"must have required property 'faults'"};e===null?e=[s]:e.push(s),r++}
for(let s in o)if(s!=="faults"){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",
params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(o.faults!==
void 0){let s=o.faults;if(Array.isArray(s)){if(s.length>100){let l={instancePath:i+"/faults",schemaPath:"#/properties/fa\
ults/maxItems",keyword:"maxItems",params:{limit:100},message:"must NOT have more than 100 items"};e===null?e=[l]:e.push(
l),r++}let t=s.length;for(let l=0;l<t;l++){let p=s[l];if(p&&typeof p=="object"&&!Array.isArray(p)){if(p.fault===void 0){
let m={instancePath:i+"/faults/"+l,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"\
fault"},message:"must have required property 'fault'"};e===null?e=[m]:e.push(m),r++}if(p.times===void 0){let m={instancePath:i+
"/faults/"+l,schemaPath:"#/properties/faults/items/required",keyword:"required",params:{missingProperty:"times"},message:"\
must have required property 'times'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="call"||m==="fault"||m==="tim\
es"||m==="delayMs"||m==="by")){let a={instancePath:i+"/faults/"+l,schemaPath:"#/properties/faults/items/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?
e=[a]:e.push(a),r++}if(p.call!==void 0){let m=p.call;if(typeof m!="string"){let a={instancePath:i+"/faults/"+l+"/call",schemaPath:"\
#/properties/faults/items/properties/call/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?
e=[a]:e.push(a),r++}if(!(m==="bet"||m==="win"||m==="end-round"||m==="rollback")){let a={instancePath:i+"/faults/"+l+"/ca\
ll",schemaPath:"#/properties/faults/items/properties/call/enum",keyword:"enum",params:{allowedValues:x.properties.faults.
items.properties.call.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(a),r++}}if(p.fault!==
void 0){let m=p.fault;if(typeof m!="string"){let a={instancePath:i+"/faults/"+l+"/fault",schemaPath:"#/properties/faults\
/items/properties/fault/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}
if(!(m==="late"||m==="duplicated"||m==="lost-request"||m==="lost-reply"||m==="wrong-amount"||m==="reordered")){let a={instancePath:i+
"/faults/"+l+"/fault",schemaPath:"#/properties/faults/items/properties/fault/enum",keyword:"enum",params:{allowedValues:x.
properties.faults.items.properties.fault.enum},message:"must be equal to one of the allowed values"};e===null?e=[a]:e.push(
a),r++}}if(p.times!==void 0){let m=p.times;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/faults/"+l+"/times",schemaPath:"#/properties/faults/items/properties/times/type",keyword:"type",params:{type:"integer"},
message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof m=="number"&&isFinite(m)){if(m>1e3||isNaN(m)){let a={instancePath:i+
"/faults/"+l+"/times",schemaPath:"#/properties/faults/items/properties/times/maximum",keyword:"maximum",params:{comparison:"\
<=",limit:1e3},message:"must be <= 1000"};e===null?e=[a]:e.push(a),r++}if(m<1||isNaN(m)){let a={instancePath:i+"/faults/"+
l+"/times",schemaPath:"#/properties/faults/items/properties/times/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[a]:e.push(a),r++}}}if(p.delayMs!==void 0){let m=p.delayMs;if(!(typeof m=="number"&&!(m%
1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+"/faults/"+l+"/delayMs",schemaPath:"#/properties/faults/items/propert\
ies/delayMs/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[a]:e.push(a),r++}if(typeof m==
"number"&&isFinite(m)){if(m>6e4||isNaN(m)){let a={instancePath:i+"/faults/"+l+"/delayMs",schemaPath:"#/properties/faults\
/items/properties/delayMs/maximum",keyword:"maximum",params:{comparison:"<=",limit:6e4},message:"must be <= 60000"};e===
null?e=[a]:e.push(a),r++}if(m<0||isNaN(m)){let a={instancePath:i+"/faults/"+l+"/delayMs",schemaPath:"#/properties/faults\
/items/properties/delayMs/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=
[a]:e.push(a),r++}}}if(p.by!==void 0){let m=p.by;if(!(typeof m=="number"&&!(m%1)&&!isNaN(m)&&isFinite(m))){let a={instancePath:i+
"/faults/"+l+"/by",schemaPath:"#/properties/faults/items/properties/by/type",keyword:"type",params:{type:"integer"},message:"\
must be integer"};e===null?e=[a]:e.push(a),r++}}}else{let m={instancePath:i+"/faults/"+l,schemaPath:"#/properties/faults\
/items/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let t={
instancePath:i+"/faults",schemaPath:"#/properties/faults/type",keyword:"type",params:{type:"array"},message:"must be arr\
ay"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},
message:"must be object"};e===null?e=[s]:e.push(s),r++}return I.errors=e,r===0}var X=j,E={$schema:"http://json-schema.or\
g/draft-07/schema#",$id:"https://marquee.dev/schemas/games/data-kinds.schema.json",title:"Kinds of games",description:"d\
ata/kinds.json: the rules that games of the catalogue are played by.",type:"object",properties:{types:{title:"Types",description:"\
By type of game.",type:"object",additionalProperties:{title:"Rules",description:"How games of a type are played.",type:"\
object",properties:{kind:{title:"Kind",description:"Rules of play.",type:"string",enum:["slot","roulette","blackjack","b\
accarat"]},models:{title:"Models",description:"Slot models, which its games take by turns.",type:"array",items:{title:"M\
odel",description:"Id of a slot model.",type:"string",maxLength:40},maxItems:20,minItems:1}},required:["kind"],additionalProperties:!1}},
fallback:{title:"Fallback",description:"Type that holds for one that is not listed.",type:"string",minLength:1,maxLength:60},
tints:{title:"Tints",description:"Colours of the games, which take them by turns.",type:"array",items:{title:"Tint",description:"\
A colour.",type:"string",pattern:"^#[0-9a-f]{6}$"},maxItems:50,minItems:1}},required:["types","fallback","tints"],additionalProperties:!1},
B=new RegExp("^#[0-9a-f]{6}$","u");function j(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.types===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"types"},message:"must have required property 'types'"};e===null?e=[s]:e.push(s),r++}if(o.
fallback===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"fallback"},
message:"must have required property 'fallback'"};e===null?e=[s]:e.push(s),r++}if(o.tints===void 0){let s={instancePath:i,
schemaPath:"#/required",keyword:"required",params:{missingProperty:"tints"},message:"must have required property 'tints'"};
e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="types"||s==="fallback"||s==="tints")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),r++}if(o.types!==void 0){let s=o.types;if(s&&typeof s=="object"&&!Array.isArray(s))
for(let t in s){let l=s[t];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.kind===void 0){let p={instancePath:i+"/type\
s/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/types/additionalProperties/required",keyword:"requ\
ired",params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[p]:e.push(p),r++}for(let p in l)
if(!(p==="kind"||p==="models")){let m={instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/p\
roperties/types/additionalProperties/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:p},
message:"must NOT have additional properties"};e===null?e=[m]:e.push(m),r++}if(l.kind!==void 0){let p=l.kind;if(typeof p!=
"string"){let m={instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/type\
s/additionalProperties/properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=
[m]:e.push(m),r++}if(!(p==="slot"||p==="roulette"||p==="blackjack"||p==="baccarat")){let m={instancePath:i+"/types/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/kind",schemaPath:"#/properties/types/additionalProperties/properties/kind/enum",keyword:"\
enum",params:{allowedValues:E.properties.types.additionalProperties.properties.kind.enum},message:"must be equal to one \
of the allowed values"};e===null?e=[m]:e.push(m),r++}}if(l.models!==void 0){let p=l.models;if(Array.isArray(p)){if(p.length>
20){let a={instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/models",schemaPath:"#/properties/types/ad\
ditionalProperties/properties/models/maxItems",keyword:"maxItems",params:{limit:20},message:"must NOT have more than 20 \
items"};e===null?e=[a]:e.push(a),r++}if(p.length<1){let a={instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"\
~1")+"/models",schemaPath:"#/properties/types/additionalProperties/properties/models/minItems",keyword:"minItems",params:{
limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}let m=p.length;for(let a=0;a<m;a++){let n=p[a];
if(typeof n=="string"){if(h(n)>40){let u={instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/models/"+a,
schemaPath:"#/properties/types/additionalProperties/properties/models/items/maxLength",keyword:"maxLength",params:{limit:40},
message:"must NOT have more than 40 characters"};e===null?e=[u]:e.push(u),r++}}else{let u={instancePath:i+"/types/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/models/"+a,schemaPath:"#/properties/types/additionalProperties/properties/models/items/\
type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[u]:e.push(u),r++}}}else{let m={instancePath:i+
"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/models",schemaPath:"#/properties/types/additionalProperties/propert\
ies/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}}else{let p={
instancePath:i+"/types/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/types/additionalProperties/ty\
pe",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{let t={instancePath:i+
"/types",schemaPath:"#/properties/types/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=
[t]:e.push(t),r++}}if(o.fallback!==void 0){let s=o.fallback;if(typeof s=="string"){if(h(s)>60){let t={instancePath:i+"/f\
allback",schemaPath:"#/properties/fallback/maxLength",keyword:"maxLength",params:{limit:60},message:"must NOT have more \
than 60 characters"};e===null?e=[t]:e.push(t),r++}if(h(s)<1){let t={instancePath:i+"/fallback",schemaPath:"#/properties/\
fallback/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===null?e=[t]:
e.push(t),r++}}else{let t={instancePath:i+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.tints!==void 0){let s=o.tints;if(Array.isArray(s)){
if(s.length>50){let l={instancePath:i+"/tints",schemaPath:"#/properties/tints/maxItems",keyword:"maxItems",params:{limit:50},
message:"must NOT have more than 50 items"};e===null?e=[l]:e.push(l),r++}if(s.length<1){let l={instancePath:i+"/tints",schemaPath:"\
#/properties/tints/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=
[l]:e.push(l),r++}let t=s.length;for(let l=0;l<t;l++){let p=s[l];if(typeof p=="string"){if(!B.test(p)){let m={instancePath:i+
"/tints/"+l,schemaPath:"#/properties/tints/items/pattern",keyword:"pattern",params:{pattern:"^#[0-9a-f]{6}$"},message:'m\
ust match pattern "^#[0-9a-f]{6}$"'};e===null?e=[m]:e.push(m),r++}}else{let m={instancePath:i+"/tints/"+l,schemaPath:"#/\
properties/tints/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[m]:e.push(m),r++}}}else{
let t={instancePath:i+"/tints",schemaPath:"#/properties/tints/type",keyword:"type",params:{type:"array"},message:"must b\
e array"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"obj\
ect"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return j.errors=e,r===0}var Y=A;var G=new RegExp("^[\\w-]+$","u"),W=new RegExp("^[WSA-H]{3,200}$","u"),H=new RegExp("^[WA-H]$","u");function A(o,{instancePath:i="",
parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.lines===
void 0){let t={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"lines"},message:"must \
have required property 'lines'"};e===null?e=[t]:e.push(t),r++}if(o.models===void 0){let t={instancePath:i,schemaPath:"#/\
required",keyword:"required",params:{missingProperty:"models"},message:"must have required property 'models'"};e===null?
e=[t]:e.push(t),r++}for(let t in o)if(!(t==="lines"||t==="models")){let l={instancePath:i,schemaPath:"#/additionalProper\
ties",keyword:"additionalProperties",params:{additionalProperty:t},message:"must NOT have additional properties"};e===null?
e=[l]:e.push(l),r++}if(o.lines!==void 0){let t=o.lines;if(Array.isArray(t)){if(t.length>50){let p={instancePath:i+"/line\
s",schemaPath:"#/properties/lines/maxItems",keyword:"maxItems",params:{limit:50},message:"must NOT have more than 50 ite\
ms"};e===null?e=[p]:e.push(p),r++}if(t.length<1){let p={instancePath:i+"/lines",schemaPath:"#/properties/lines/minItems",
keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let l=t.length;
for(let p=0;p<l;p++){let m=t[p];if(Array.isArray(m)){if(m.length>5){let n={instancePath:i+"/lines/"+p,schemaPath:"#/prop\
erties/lines/items/maxItems",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[
n]:e.push(n),r++}if(m.length<5){let n={instancePath:i+"/lines/"+p,schemaPath:"#/properties/lines/items/minItems",keyword:"\
minItems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[n]:e.push(n),r++}let a=m.length;for(let n=0;n<
a;n++){let u=m[n];if(!(typeof u=="number"&&!(u%1)&&!isNaN(u)&&isFinite(u))){let d={instancePath:i+"/lines/"+p+"/"+n,schemaPath:"\
#/properties/lines/items/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.
push(d),r++}if(typeof u=="number"&&isFinite(u)){if(u>2||isNaN(u)){let d={instancePath:i+"/lines/"+p+"/"+n,schemaPath:"#/\
properties/lines/items/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:2},message:"must be <= 2"};e===null?
e=[d]:e.push(d),r++}if(u<0||isNaN(u)){let d={instancePath:i+"/lines/"+p+"/"+n,schemaPath:"#/properties/lines/items/items\
/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[d]:e.push(d),r++}}}}else{
let a={instancePath:i+"/lines/"+p,schemaPath:"#/properties/lines/items/type",keyword:"type",params:{type:"array"},message:"\
must be array"};e===null?e=[a]:e.push(a),r++}}}else{let l={instancePath:i+"/lines",schemaPath:"#/properties/lines/type",
keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[l]:e.push(l),r++}}if(o.models!==void 0){let t=o.
models;if(Array.isArray(t)){if(t.length>50){let p={instancePath:i+"/models",schemaPath:"#/properties/models/maxItems",keyword:"\
maxItems",params:{limit:50},message:"must NOT have more than 50 items"};e===null?e=[p]:e.push(p),r++}if(t.length<1){let p={
instancePath:i+"/models",schemaPath:"#/properties/models/minItems",keyword:"minItems",params:{limit:1},message:"must NOT\
 have fewer than 1 items"};e===null?e=[p]:e.push(p),r++}let l=t.length;for(let p=0;p<l;p++){let m=t[p];if(m&&typeof m=="\
object"&&!Array.isArray(m)){if(m.id===void 0){let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/r\
equired",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[a]:e.push(
a),r++}if(m.reels===void 0){let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"\
required",params:{missingProperty:"reels"},message:"must have required property 'reels'"};e===null?e=[a]:e.push(a),r++}if(m.
pays===void 0){let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"required",params:{
missingProperty:"pays"},message:"must have required property 'pays'"};e===null?e=[a]:e.push(a),r++}if(m.scatterPays===void 0){
let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
scatterPays"},message:"must have required property 'scatterPays'"};e===null?e=[a]:e.push(a),r++}if(m.freeSpins===void 0){
let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
freeSpins"},message:"must have required property 'freeSpins'"};e===null?e=[a]:e.push(a),r++}if(m.multiplier===void 0){let a={
instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
multiplier"},message:"must have required property 'multiplier'"};e===null?e=[a]:e.push(a),r++}if(m.maxFreeSpins===void 0){
let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/items/required",keyword:"required",params:{missingProperty:"\
maxFreeSpins"},message:"must have required property 'maxFreeSpins'"};e===null?e=[a]:e.push(a),r++}for(let a in m)if(!(a===
"id"||a==="reels"||a==="pays"||a==="scatterPays"||a==="freeSpins"||a==="multiplier"||a==="maxFreeSpins")){let n={instancePath:i+
"/models/"+p,schemaPath:"#/properties/models/items/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:a},
message:"must NOT have additional properties"};e===null?e=[n]:e.push(n),r++}if(m.id!==void 0){let a=m.id;if(typeof a=="s\
tring"){if(h(a)>40){let n={instancePath:i+"/models/"+p+"/id",schemaPath:"#/properties/models/items/properties/id/maxLeng\
th",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};e===null?e=[n]:e.push(n),r++}
if(!G.test(a)){let n={instancePath:i+"/models/"+p+"/id",schemaPath:"#/properties/models/items/properties/id/pattern",keyword:"\
pattern",params:{pattern:"^[\\w-]+$"},message:'must match pattern "^[\\w-]+$"'};e===null?e=[n]:e.push(n),r++}}else{let n={
instancePath:i+"/models/"+p+"/id",schemaPath:"#/properties/models/items/properties/id/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[n]:e.push(n),r++}}if(m.reels!==void 0){let a=m.reels;if(Array.isArray(a)){
if(a.length>5){let u={instancePath:i+"/models/"+p+"/reels",schemaPath:"#/properties/models/items/properties/reels/maxIte\
ms",keyword:"maxItems",params:{limit:5},message:"must NOT have more than 5 items"};e===null?e=[u]:e.push(u),r++}if(a.length<
5){let u={instancePath:i+"/models/"+p+"/reels",schemaPath:"#/properties/models/items/properties/reels/minItems",keyword:"\
minItems",params:{limit:5},message:"must NOT have fewer than 5 items"};e===null?e=[u]:e.push(u),r++}let n=a.length;for(let u=0;u<
n;u++){let d=a[u];if(typeof d=="string"){if(!W.test(d)){let c={instancePath:i+"/models/"+p+"/reels/"+u,schemaPath:"#/pro\
perties/models/items/properties/reels/items/pattern",keyword:"pattern",params:{pattern:"^[WSA-H]{3,200}$"},message:'must\
 match pattern "^[WSA-H]{3,200}$"'};e===null?e=[c]:e.push(c),r++}}else{let c={instancePath:i+"/models/"+p+"/reels/"+u,schemaPath:"\
#/properties/models/items/properties/reels/items/type",keyword:"type",params:{type:"string"},message:"must be string"};e===
null?e=[c]:e.push(c),r++}}}else{let n={instancePath:i+"/models/"+p+"/reels",schemaPath:"#/properties/models/items/proper\
ties/reels/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}if(m.pays!==
void 0){let a=m.pays;if(a&&typeof a=="object"&&!Array.isArray(a)){for(let n in a){let u=r;if(typeof n=="string"&&!H.test(
n)){let d={instancePath:i+"/models/"+p+"/pays",schemaPath:"#/properties/models/items/properties/pays/propertyNames/patte\
rn",keyword:"pattern",params:{pattern:"^[WA-H]$"},message:'must match pattern "^[WA-H]$"',propertyName:n};e===null?e=[d]:
e.push(d),r++}var s=u===r;if(!s){let d={instancePath:i+"/models/"+p+"/pays",schemaPath:"#/properties/models/items/proper\
ties/pays/propertyNames",keyword:"propertyNames",params:{propertyName:n},message:"property name must be valid"};e===null?
e=[d]:e.push(d),r++}}for(let n in a){let u=a[n];if(Array.isArray(u)){if(u.length>3){let c={instancePath:i+"/models/"+p+"\
/pays/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/models/items/properties/pays/additionalPropert\
ies/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 items"};e===null?e=[c]:e.push(c),r++}
if(u.length<3){let c={instancePath:i+"/models/"+p+"/pays/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/proper\
ties/models/items/properties/pays/additionalProperties/minItems",keyword:"minItems",params:{limit:3},message:"must NOT h\
ave fewer than 3 items"};e===null?e=[c]:e.push(c),r++}let d=u.length;for(let c=0;c<d;c++){let b=u[c];if(!(typeof b=="num\
ber"&&!(b%1)&&!isNaN(b)&&isFinite(b))){let k={instancePath:i+"/models/"+p+"/pays/"+n.replace(/~/g,"~0").replace(/\//g,"~\
1")+"/"+c,schemaPath:"#/properties/models/items/properties/pays/additionalProperties/items/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[k]:e.push(k),r++}if(typeof b=="number"&&isFinite(b)){if(b>1e5||isNaN(
b)){let k={instancePath:i+"/models/"+p+"/pays/"+n.replace(/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"#/properties/\
models/items/properties/pays/additionalProperties/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[k]:e.push(k),r++}if(b<0||isNaN(b)){let k={instancePath:i+"/models/"+p+"/pays/"+n.replace(
/~/g,"~0").replace(/\//g,"~1")+"/"+c,schemaPath:"#/properties/models/items/properties/pays/additionalProperties/items/mi\
nimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[k]:e.push(k),r++}}}}else{let d={
instancePath:i+"/models/"+p+"/pays/"+n.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/models/items/prop\
erties/pays/additionalProperties/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[d]:e.push(
d),r++}}}else{let n={instancePath:i+"/models/"+p+"/pays",schemaPath:"#/properties/models/items/properties/pays/type",keyword:"\
type",params:{type:"object"},message:"must be object"};e===null?e=[n]:e.push(n),r++}}if(m.scatterPays!==void 0){let a=m.
scatterPays;if(Array.isArray(a)){if(a.length>3){let u={instancePath:i+"/models/"+p+"/scatterPays",schemaPath:"#/properti\
es/models/items/properties/scatterPays/maxItems",keyword:"maxItems",params:{limit:3},message:"must NOT have more than 3 \
items"};e===null?e=[u]:e.push(u),r++}if(a.length<3){let u={instancePath:i+"/models/"+p+"/scatterPays",schemaPath:"#/prop\
erties/models/items/properties/scatterPays/minItems",keyword:"minItems",params:{limit:3},message:"must NOT have fewer th\
an 3 items"};e===null?e=[u]:e.push(u),r++}let n=a.length;for(let u=0;u<n;u++){let d=a[u];if(!(typeof d=="number"&&!(d%1)&&
!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/models/"+p+"/scatterPays/"+u,schemaPath:"#/properties/models/items/prop\
erties/scatterPays/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[c]:e.push(c),
r++}if(typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d)){let c={instancePath:i+"/models/"+p+"/scatterPays/"+u,schemaPath:"\
#/properties/models/items/properties/scatterPays/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e5},message:"\
must be <= 100000"};e===null?e=[c]:e.push(c),r++}if(d<0||isNaN(d)){let c={instancePath:i+"/models/"+p+"/scatterPays/"+u,
schemaPath:"#/properties/models/items/properties/scatterPays/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},
message:"must be >= 0"};e===null?e=[c]:e.push(c),r++}}}}else{let n={instancePath:i+"/models/"+p+"/scatterPays",schemaPath:"\
#/properties/models/items/properties/scatterPays/type",keyword:"type",params:{type:"array"},message:"must be array"};e===
null?e=[n]:e.push(n),r++}}if(m.freeSpins!==void 0){let a=m.freeSpins;if(Array.isArray(a)){if(a.length>3){let u={instancePath:i+
"/models/"+p+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/maxItems",keyword:"maxItems",params:{
limit:3},message:"must NOT have more than 3 items"};e===null?e=[u]:e.push(u),r++}if(a.length<3){let u={instancePath:i+"/\
models/"+p+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/minItems",keyword:"minItems",params:{
limit:3},message:"must NOT have fewer than 3 items"};e===null?e=[u]:e.push(u),r++}let n=a.length;for(let u=0;u<n;u++){let d=a[u];
if(!(typeof d=="number"&&!(d%1)&&!isNaN(d)&&isFinite(d))){let c={instancePath:i+"/models/"+p+"/freeSpins/"+u,schemaPath:"\
#/properties/models/items/properties/freeSpins/items/type",keyword:"type",params:{type:"integer"},message:"must be integ\
er"};e===null?e=[c]:e.push(c),r++}if(typeof d=="number"&&isFinite(d)){if(d>1e5||isNaN(d)){let c={instancePath:i+"/models\
/"+p+"/freeSpins/"+u,schemaPath:"#/properties/models/items/properties/freeSpins/items/maximum",keyword:"maximum",params:{
comparison:"<=",limit:1e5},message:"must be <= 100000"};e===null?e=[c]:e.push(c),r++}if(d<0||isNaN(d)){let c={instancePath:i+
"/models/"+p+"/freeSpins/"+u,schemaPath:"#/properties/models/items/properties/freeSpins/items/minimum",keyword:"minimum",
params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?e=[c]:e.push(c),r++}}}}else{let n={instancePath:i+"/mo\
dels/"+p+"/freeSpins",schemaPath:"#/properties/models/items/properties/freeSpins/type",keyword:"type",params:{type:"arra\
y"},message:"must be array"};e===null?e=[n]:e.push(n),r++}}if(m.multiplier!==void 0){let a=m.multiplier;if(!(typeof a=="\
number"&&!(a%1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/models/"+p+"/multiplier",schemaPath:"#/properties/mode\
ls/items/properties/multiplier/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.
push(n),r++}if(typeof a=="number"&&isFinite(a)){if(a>100||isNaN(a)){let n={instancePath:i+"/models/"+p+"/multiplier",schemaPath:"\
#/properties/models/items/properties/multiplier/maximum",keyword:"maximum",params:{comparison:"<=",limit:100},message:"m\
ust be <= 100"};e===null?e=[n]:e.push(n),r++}if(a<1||isNaN(a)){let n={instancePath:i+"/models/"+p+"/multiplier",schemaPath:"\
#/properties/models/items/properties/multiplier/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"mus\
t be >= 1"};e===null?e=[n]:e.push(n),r++}}}if(m.maxFreeSpins!==void 0){let a=m.maxFreeSpins;if(!(typeof a=="number"&&!(a%
1)&&!isNaN(a)&&isFinite(a))){let n={instancePath:i+"/models/"+p+"/maxFreeSpins",schemaPath:"#/properties/models/items/pr\
operties/maxFreeSpins/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[n]:e.push(n),r++}
if(typeof a=="number"&&isFinite(a)){if(a>500||isNaN(a)){let n={instancePath:i+"/models/"+p+"/maxFreeSpins",schemaPath:"#\
/properties/models/items/properties/maxFreeSpins/maximum",keyword:"maximum",params:{comparison:"<=",limit:500},message:"\
must be <= 500"};e===null?e=[n]:e.push(n),r++}if(a<0||isNaN(a)){let n={instancePath:i+"/models/"+p+"/maxFreeSpins",schemaPath:"\
#/properties/models/items/properties/maxFreeSpins/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"m\
ust be >= 0"};e===null?e=[n]:e.push(n),r++}}}}else{let a={instancePath:i+"/models/"+p,schemaPath:"#/properties/models/it\
ems/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[a]:e.push(a),r++}}}else{let l={instancePath:i+
"/models",schemaPath:"#/properties/models/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=
[l]:e.push(l),r++}}}else{let t={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must b\
e object"};e===null?e=[t]:e.push(t),r++}return A.errors=e,r===0}var ee=O;function O(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.ladders===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{
missingProperty:"ladders"},message:"must have required property 'ladders'"};e===null?e=[s]:e.push(s),r++}if(o.currencies===
void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"currencies"},message:"\
must have required property 'currencies'"};e===null?e=[s]:e.push(s),r++}if(o.fallback===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"fallback"},message:"must have required property 'fallback'"};e===
null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="ladders"||s==="currencies"||s==="fallback")){let t={instancePath:i,schemaPath:"\
#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional p\
roperties"};e===null?e=[t]:e.push(t),r++}if(o.ladders!==void 0){let s=o.ladders;if(s&&typeof s=="object"&&!Array.isArray(
s))for(let t in s){let l=s[t];if(l&&typeof l=="object"&&!Array.isArray(l)){if(l.slot===void 0){let p={instancePath:i+"/l\
adders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/required",keyword:"\
required",params:{missingProperty:"slot"},message:"must have required property 'slot'"};e===null?e=[p]:e.push(p),r++}if(l.
chips===void 0){let p={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladd\
ers/additionalProperties/required",keyword:"required",params:{missingProperty:"chips"},message:"must have required prope\
rty 'chips'"};e===null?e=[p]:e.push(p),r++}if(l.blackjack===void 0){let p={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").
replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/required",keyword:"required",params:{missingProperty:"\
blackjack"},message:"must have required property 'blackjack'"};e===null?e=[p]:e.push(p),r++}if(l.demoCredit===void 0){let p={
instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalPropertie\
s/required",keyword:"required",params:{missingProperty:"demoCredit"},message:"must have required property 'demoCredit'"};
e===null?e=[p]:e.push(p),r++}for(let p in l)if(!(p==="slot"||p==="chips"||p==="blackjack"||p==="demoCredit")){let m={instancePath:i+
"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalProperties/additionalPro\
perties",keyword:"additionalProperties",params:{additionalProperty:p},message:"must NOT have additional properties"};e===
null?e=[m]:e.push(m),r++}if(l.slot!==void 0){let p=l.slot;if(Array.isArray(p)){if(p.length>40){let a={instancePath:i+"/l\
adders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/properties/ladders/additionalProperties/properti\
es/slot/maxItems",keyword:"maxItems",params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[a]:e.push(
a),r++}if(p.length<1){let a={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/p\
roperties/ladders/additionalProperties/properties/slot/minItems",keyword:"minItems",params:{limit:1},message:"must NOT h\
ave fewer than 1 items"};e===null?e=[a]:e.push(a),r++}let m=p.length;for(let a=0;a<m;a++){let n=p[a];if(!(typeof n=="num\
ber"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot\
/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/slot/items/type",keyword:"type",params:{type:"inte\
ger"},message:"must be integer"};e===null?e=[u]:e.push(u),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let u={
instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot/"+a,schemaPath:"#/properties/ladders/addition\
alProperties/properties/slot/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 10\
00000000000"};e===null?e=[u]:e.push(u),r++}if(n<1||isNaN(n)){let u={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/slot/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/slot/items/minimum",keyword:"min\
imum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[u]:e.push(u),r++}}}}else{let m={instancePath:i+
"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/slot",schemaPath:"#/properties/ladders/additionalProperties/prope\
rties/slot/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}if(l.chips!==
void 0){let p=l.chips;if(Array.isArray(p)){if(p.length>40){let a={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/properties/chips/maxItems",keyword:"maxItems",
params:{limit:40},message:"must NOT have more than 40 items"};e===null?e=[a]:e.push(a),r++}if(p.length<1){let a={instancePath:i+
"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/prop\
erties/chips/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.
push(a),r++}let m=p.length;for(let a=0;a<m;a++){let n=p[a];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={
instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/properties/ladders/additio\
nalProperties/properties/chips/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=
[u]:e.push(u),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let u={instancePath:i+"/ladders/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/chips/items/maxim\
um",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[u]:e.push(u),r++}
if(n<1||isNaN(n)){let u={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/chips/"+a,schemaPath:"#/p\
roperties/ladders/additionalProperties/properties/chips/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},
message:"must be >= 1"};e===null?e=[u]:e.push(u),r++}}}}else{let m={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/chips",schemaPath:"#/properties/ladders/additionalProperties/properties/chips/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}if(l.blackjack!==void 0){let p=l.blackjack;if(Array.
isArray(p)){if(p.length>40){let a={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack",schemaPath:"\
#/properties/ladders/additionalProperties/properties/blackjack/maxItems",keyword:"maxItems",params:{limit:40},message:"m\
ust NOT have more than 40 items"};e===null?e=[a]:e.push(a),r++}if(p.length<1){let a={instancePath:i+"/ladders/"+t.replace(
/~/g,"~0").replace(/\//g,"~1")+"/blackjack",schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/m\
inItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 items"};e===null?e=[a]:e.push(a),r++}let m=p.
length;for(let a=0;a<m;a++){let n=p[a];if(!(typeof n=="number"&&!(n%1)&&!isNaN(n)&&isFinite(n))){let u={instancePath:i+"\
/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/ladders/additionalPropertie\
s/properties/blackjack/items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[u]:e.push(
u),r++}if(typeof n=="number"&&isFinite(n)){if(n>1e12||isNaN(n)){let u={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(
/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/items/maximum",keyword:"\
maximum",params:{comparison:"<=",limit:1e12},message:"must be <= 1000000000000"};e===null?e=[u]:e.push(u),r++}if(n<1||isNaN(
n)){let u={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/blackjack/"+a,schemaPath:"#/properties/\
ladders/additionalProperties/properties/blackjack/items/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"\
must be >= 1"};e===null?e=[u]:e.push(u),r++}}}}else{let m={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,
"~1")+"/blackjack",schemaPath:"#/properties/ladders/additionalProperties/properties/blackjack/type",keyword:"type",params:{
type:"array"},message:"must be array"};e===null?e=[m]:e.push(m),r++}}if(l.demoCredit!==void 0){let p=l.demoCredit;if(!(typeof p==
"number"&&!(p%1)&&!isNaN(p)&&isFinite(p))){let m={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/\
demoCredit",schemaPath:"#/properties/ladders/additionalProperties/properties/demoCredit/type",keyword:"type",params:{type:"\
integer"},message:"must be integer"};e===null?e=[m]:e.push(m),r++}if(typeof p=="number"&&isFinite(p)){if(p>1e12||isNaN(p)){
let m={instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1")+"/demoCredit",schemaPath:"#/properties/ladder\
s/additionalProperties/properties/demoCredit/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e12},message:"mus\
t be <= 1000000000000"};e===null?e=[m]:e.push(m),r++}if(p<1||isNaN(p)){let m={instancePath:i+"/ladders/"+t.replace(/~/g,
"~0").replace(/\//g,"~1")+"/demoCredit",schemaPath:"#/properties/ladders/additionalProperties/properties/demoCredit/mini\
mum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[m]:e.push(m),r++}}}}else{let p={
instancePath:i+"/ladders/"+t.replace(/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/ladders/additionalPropertie\
s/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[p]:e.push(p),r++}}else{let t={instancePath:i+
"/ladders",schemaPath:"#/properties/ladders/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?
e=[t]:e.push(t),r++}}if(o.currencies!==void 0){let s=o.currencies;if(s&&typeof s=="object"&&!Array.isArray(s))for(let t in s){
let l=s[t];if(typeof l=="string"){if(h(l)>40){let p={instancePath:i+"/currencies/"+t.replace(/~/g,"~0").replace(/\//g,"~\
1"),schemaPath:"#/properties/currencies/additionalProperties/maxLength",keyword:"maxLength",params:{limit:40},message:"m\
ust NOT have more than 40 characters"};e===null?e=[p]:e.push(p),r++}}else{let p={instancePath:i+"/currencies/"+t.replace(
/~/g,"~0").replace(/\//g,"~1"),schemaPath:"#/properties/currencies/additionalProperties/type",keyword:"type",params:{type:"\
string"},message:"must be string"};e===null?e=[p]:e.push(p),r++}}else{let t={instancePath:i+"/currencies",schemaPath:"#/\
properties/currencies/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[t]:e.push(t),r++}}
if(o.fallback!==void 0){let s=o.fallback;if(typeof s=="string"){if(h(s)>40){let t={instancePath:i+"/fallback",schemaPath:"\
#/properties/fallback/maxLength",keyword:"maxLength",params:{limit:40},message:"must NOT have more than 40 characters"};
e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/fallback",schemaPath:"#/properties/fallback/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return O.errors=e,r===
0}var se=S,_={$schema:"http://json-schema.org/draft-07/schema#",$id:"https://marquee.dev/schemas/games/request-action.sc\
hema.json",title:"Action request",description:"Body of POST /api/rounds/{roundId}/actions.",type:"object",properties:{step:{
title:"Step",description:"Index of the step that the action leads to.",type:"integer",minimum:1,maximum:1e3},action:{title:"\
Action",description:"Of the player.",type:"string",enum:["continue","hit","stand","double","split"]}},required:["step","\
action"],additionalProperties:!1};function S(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,
r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.step===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"\
required",params:{missingProperty:"step"},message:"must have required property 'step'"};e===null?e=[s]:e.push(s),r++}if(o.
action===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"action"},message:"\
must have required property 'action'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="step"||s==="action")){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(o.step!==void 0){let s=o.step;if(!(typeof s=="numb\
er"&&!(s%1)&&!isNaN(s)&&isFinite(s))){let t={instancePath:i+"/step",schemaPath:"#/properties/step/type",keyword:"type",params:{
type:"integer"},message:"must be integer"};e===null?e=[t]:e.push(t),r++}if(typeof s=="number"&&isFinite(s)){if(s>1e3||isNaN(
s)){let t={instancePath:i+"/step",schemaPath:"#/properties/step/maximum",keyword:"maximum",params:{comparison:"<=",limit:1e3},
message:"must be <= 1000"};e===null?e=[t]:e.push(t),r++}if(s<1||isNaN(s)){let t={instancePath:i+"/step",schemaPath:"#/pr\
operties/step/minimum",keyword:"minimum",params:{comparison:">=",limit:1},message:"must be >= 1"};e===null?e=[t]:e.push(
t),r++}}}if(o.action!==void 0){let s=o.action;if(typeof s!="string"){let t={instancePath:i+"/action",schemaPath:"#/prope\
rties/action/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}if(!(s===
"continue"||s==="hit"||s==="stand"||s==="double"||s==="split")){let t={instancePath:i+"/action",schemaPath:"#/properties\
/action/enum",keyword:"enum",params:{allowedValues:_.properties.action.enum},message:"must be equal to one of the allowe\
d values"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return S.errors=e,r===0}var te=T;var V=new RegExp("^[\\w-]{8,64}$","u");function T(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.id===void 0){let s={instancePath:i,schemaPath:"#/requir\
ed",keyword:"required",params:{missingProperty:"id"},message:"must have required property 'id'"};e===null?e=[s]:e.push(s),
r++}if(o.stake===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"stake"},
message:"must have required property 'stake'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(!(s==="id"||s==="stake"||s===
"freeRounds"||s==="bets")){let t={instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{
additionalProperty:s},message:"must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(o.id!==void 0){let s=o.
id;if(typeof s=="string"){if(!V.test(s)){let t={instancePath:i+"/id",schemaPath:"#/properties/id/pattern",keyword:"patte\
rn",params:{pattern:"^[\\w-]{8,64}$"},message:'must match pattern "^[\\w-]{8,64}$"'};e===null?e=[t]:e.push(t),r++}}else{
let t={instancePath:i+"/id",schemaPath:"#/properties/id/type",keyword:"type",params:{type:"string"},message:"must be str\
ing"};e===null?e=[t]:e.push(t),r++}}if(o.stake!==void 0){let s=o.stake;if(!(typeof s=="number"&&isFinite(s))){let t={instancePath:i+
"/stake",schemaPath:"#/properties/stake/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=
[t]:e.push(t),r++}}if(o.freeRounds!==void 0){let s=o.freeRounds;if(typeof s=="string"){if(h(s)>100){let t={instancePath:i+
"/freeRounds",schemaPath:"#/properties/freeRounds/maxLength",keyword:"maxLength",params:{limit:100},message:"must NOT ha\
ve more than 100 characters"};e===null?e=[t]:e.push(t),r++}if(h(s)<1){let t={instancePath:i+"/freeRounds",schemaPath:"#/\
properties/freeRounds/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 characters"};e===
null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/freeRounds",schemaPath:"#/properties/freeRounds/type",keyword:"ty\
pe",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}if(o.bets!==void 0){let s=o.bets;if(Array.
isArray(s)){if(s.length>60){let l={instancePath:i+"/bets",schemaPath:"#/properties/bets/maxItems",keyword:"maxItems",params:{
limit:60},message:"must NOT have more than 60 items"};e===null?e=[l]:e.push(l),r++}if(s.length<1){let l={instancePath:i+
"/bets",schemaPath:"#/properties/bets/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 \
items"};e===null?e=[l]:e.push(l),r++}let t=s.length;for(let l=0;l<t;l++){let p=s[l];if(p&&typeof p=="object"&&!Array.isArray(
p)){if(p.kind===void 0){let m={instancePath:i+"/bets/"+l,schemaPath:"#/properties/bets/items/required",keyword:"required",
params:{missingProperty:"kind"},message:"must have required property 'kind'"};e===null?e=[m]:e.push(m),r++}if(p.amount===
void 0){let m={instancePath:i+"/bets/"+l,schemaPath:"#/properties/bets/items/required",keyword:"required",params:{missingProperty:"\
amount"},message:"must have required property 'amount'"};e===null?e=[m]:e.push(m),r++}for(let m in p)if(!(m==="kind"||m===
"numbers"||m==="amount")){let a={instancePath:i+"/bets/"+l,schemaPath:"#/properties/bets/items/additionalProperties",keyword:"\
additionalProperties",params:{additionalProperty:m},message:"must NOT have additional properties"};e===null?e=[a]:e.push(
a),r++}if(p.kind!==void 0){let m=p.kind;if(typeof m=="string"){if(h(m)>20){let a={instancePath:i+"/bets/"+l+"/kind",schemaPath:"\
#/properties/bets/items/properties/kind/maxLength",keyword:"maxLength",params:{limit:20},message:"must NOT have more tha\
n 20 characters"};e===null?e=[a]:e.push(a),r++}if(h(m)<1){let a={instancePath:i+"/bets/"+l+"/kind",schemaPath:"#/propert\
ies/bets/items/properties/kind/minLength",keyword:"minLength",params:{limit:1},message:"must NOT have fewer than 1 chara\
cters"};e===null?e=[a]:e.push(a),r++}}else{let a={instancePath:i+"/bets/"+l+"/kind",schemaPath:"#/properties/bets/items/\
properties/kind/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[a]:e.push(a),r++}}if(p.
numbers!==void 0){let m=p.numbers;if(Array.isArray(m)){if(m.length>6){let n={instancePath:i+"/bets/"+l+"/numbers",schemaPath:"\
#/properties/bets/items/properties/numbers/maxItems",keyword:"maxItems",params:{limit:6},message:"must NOT have more tha\
n 6 items"};e===null?e=[n]:e.push(n),r++}if(m.length<1){let n={instancePath:i+"/bets/"+l+"/numbers",schemaPath:"#/proper\
ties/bets/items/properties/numbers/minItems",keyword:"minItems",params:{limit:1},message:"must NOT have fewer than 1 ite\
ms"};e===null?e=[n]:e.push(n),r++}let a=m.length;for(let n=0;n<a;n++){let u=m[n];if(!(typeof u=="number"&&!(u%1)&&!isNaN(
u)&&isFinite(u))){let d={instancePath:i+"/bets/"+l+"/numbers/"+n,schemaPath:"#/properties/bets/items/properties/numbers/\
items/type",keyword:"type",params:{type:"integer"},message:"must be integer"};e===null?e=[d]:e.push(d),r++}if(typeof u==
"number"&&isFinite(u)){if(u>36||isNaN(u)){let d={instancePath:i+"/bets/"+l+"/numbers/"+n,schemaPath:"#/properties/bets/i\
tems/properties/numbers/items/maximum",keyword:"maximum",params:{comparison:"<=",limit:36},message:"must be <= 36"};e===
null?e=[d]:e.push(d),r++}if(u<0||isNaN(u)){let d={instancePath:i+"/bets/"+l+"/numbers/"+n,schemaPath:"#/properties/bets/\
items/properties/numbers/items/minimum",keyword:"minimum",params:{comparison:">=",limit:0},message:"must be >= 0"};e===null?
e=[d]:e.push(d),r++}}}}else{let a={instancePath:i+"/bets/"+l+"/numbers",schemaPath:"#/properties/bets/items/properties/n\
umbers/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[a]:e.push(a),r++}}if(p.amount!==void 0){
let m=p.amount;if(!(typeof m=="number"&&isFinite(m))){let a={instancePath:i+"/bets/"+l+"/amount",schemaPath:"#/propertie\
s/bets/items/properties/amount/type",keyword:"type",params:{type:"number"},message:"must be number"};e===null?e=[a]:e.push(
a),r++}}}else{let m={instancePath:i+"/bets/"+l,schemaPath:"#/properties/bets/items/type",keyword:"type",params:{type:"ob\
ject"},message:"must be object"};e===null?e=[m]:e.push(m),r++}}}else{let t={instancePath:i+"/bets",schemaPath:"#/propert\
ies/bets/type",keyword:"type",params:{type:"array"},message:"must be array"};e===null?e=[t]:e.push(t),r++}}}else{let s={
instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(
s),r++}return T.errors=e,r===0}var re=L;var K=new RegExp("^[\\x21-\\x7e]{1,64}$","u");function L(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){
let e=null,r=0;if(o&&typeof o=="object"&&!Array.isArray(o)){if(o.clientSeed===void 0){let s={instancePath:i,schemaPath:"\
#/required",keyword:"required",params:{missingProperty:"clientSeed"},message:"must have required property 'clientSeed'"};
e===null?e=[s]:e.push(s),r++}for(let s in o)if(s!=="clientSeed"){let t={instancePath:i,schemaPath:"#/additionalPropertie\
s",keyword:"additionalProperties",params:{additionalProperty:s},message:"must NOT have additional properties"};e===null?
e=[t]:e.push(t),r++}if(o.clientSeed!==void 0){let s=o.clientSeed;if(typeof s=="string"){if(!K.test(s)){let t={instancePath:i+
"/clientSeed",schemaPath:"#/properties/clientSeed/pattern",keyword:"pattern",params:{pattern:"^[\\x21-\\x7e]{1,64}$"},message:'\
must match pattern "^[\\x21-\\x7e]{1,64}$"'};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/clientSeed",schemaPath:"\
#/properties/clientSeed/type",keyword:"type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}}else{
let s={instancePath:i,schemaPath:"#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:
e.push(s),r++}return L.errors=e,r===0}var ie=F;function F(o,{instancePath:i="",parentData:g,parentDataProperty:y,rootData:f=o}={}){let e=null,r=0;if(o&&typeof o=="obje\
ct"&&!Array.isArray(o)){if(o.token===void 0){let s={instancePath:i,schemaPath:"#/required",keyword:"required",params:{missingProperty:"\
token"},message:"must have required property 'token'"};e===null?e=[s]:e.push(s),r++}for(let s in o)if(s!=="token"){let t={
instancePath:i,schemaPath:"#/additionalProperties",keyword:"additionalProperties",params:{additionalProperty:s},message:"\
must NOT have additional properties"};e===null?e=[t]:e.push(t),r++}if(o.token!==void 0){let s=o.token;if(typeof s=="stri\
ng"){if(h(s)>200){let t={instancePath:i+"/token",schemaPath:"#/properties/token/maxLength",keyword:"maxLength",params:{limit:200},
message:"must NOT have more than 200 characters"};e===null?e=[t]:e.push(t),r++}if(h(s)<16){let t={instancePath:i+"/token",
schemaPath:"#/properties/token/minLength",keyword:"minLength",params:{limit:16},message:"must NOT have fewer than 16 cha\
racters"};e===null?e=[t]:e.push(t),r++}}else{let t={instancePath:i+"/token",schemaPath:"#/properties/token/type",keyword:"\
type",params:{type:"string"},message:"must be string"};e===null?e=[t]:e.push(t),r++}}}else{let s={instancePath:i,schemaPath:"\
#/type",keyword:"type",params:{type:"object"},message:"must be object"};e===null?e=[s]:e.push(s),r++}return F.errors=e,r===
0}export{J as validateGamesControlLaunch,Q as validateGamesControlPage,U as validateGamesControlWallet,X as validateGamesDataKinds,
Y as validateGamesDataSlotModels,ee as validateGamesDataStakes,se as validateGamesRequestAction,te as validateGamesRequestRound,
re as validateGamesRequestSeed,ie as validateGamesRequestSession};
